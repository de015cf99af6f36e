"""The saw-tooth roof over the eaves, from above: another camera on scene e."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('e','rooftop-addition-roofs',loc=(84,-42,62),target=(25,9,20),lens=50,focus=(26,8,22),blur=.018,facing=(-0.7,0.7))
