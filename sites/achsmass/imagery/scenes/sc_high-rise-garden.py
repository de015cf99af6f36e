"""The garden between laboratories and offices, close: another camera on scene j."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('j','high-rise-garden',loc=(-16,-46,69),target=(33,22,59.5),lens=43,focus=(24,9,60),blur=.012,facing=(.6,.8))
