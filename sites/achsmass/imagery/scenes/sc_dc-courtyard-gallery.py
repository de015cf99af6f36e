"""The planted court and the gallery across it, over the roofs: another camera on scene dc-courtyard."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('dc-courtyard','dc-courtyard-gallery',loc=(8,3,36),target=(50,43,4),lens=34,focus=(46,38,7),blur=.014,facing=(0.72,0.69))
