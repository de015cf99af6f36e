"""The data centre on its corner, at night: another camera on scene k."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('k','city-data-centre-dusk',loc=(-10.5,-35,3.3),target=(15.6,0,3.3),lens=27,focus=(17,-2,4),blur=.01,shift_y=.115,facing=(.12,1),lit={'shade':(1.2,.75),'grey':(.8,.4)},lamps=[((17,-1,4.9),(21.5,-1,4.9),90),((-4,-5.5,7),(60,-5.5,7),14),((-5,-2,8),(-5,60,8),16)],spots=[((19,-11,7),(19.2,-2,2.4),1500,42)])
