"""Both train sheds from above, the train leaving them: another camera on scene rail-station."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('rail-station','rail-station-roofs',loc=(-14,-86,44),target=(25,22,4),lens=42,focus=(16,-18,3),blur=.014,facing=(.3,1))
