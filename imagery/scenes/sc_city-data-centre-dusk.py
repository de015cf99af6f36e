"""The data centre on its corner, in the evening: another camera on scene k."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('k','city-data-centre-dusk',loc=(-10.5,-35,3.3),target=(15.6,0,3.3),lens=27,focus=(17,-2,4),blur=.01,shift_y=.115,facing=(.12,1),lit={'shade':(1.4,.75),'grey':(1,.4)},lamps=[((17,-1,4.9),(21.5,-1,4.9),60)])
