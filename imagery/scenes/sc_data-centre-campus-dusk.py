"""The data-centre campus in the evening: another camera on scene b."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('b','data-centre-campus-dusk',loc=(383,-164,140),target=(82,40,0),lens=52,focus=(145,5,11),blur=.014,lit={},lamps=[((4,-3,15),(141,-3,15),50),((148.5,2,15),(148.5,38,15),50),((8,48.5,11),(140,48.5,11),50),((8,105.5,11),(140,105.5,11),50),((166,5,9),(166,55,9),30)])
