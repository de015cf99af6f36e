"""The thermal store and the long hall, at night: another camera on scene dc-hall-long."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('dc-hall-long','dc-hall-long-dusk',loc=(-31,-63,7.4),target=(3.5,12,9.2),lens=33,focus=(-6,-14,9),blur=.01,lit={'grey':(1.1,.5)},lamps=[((9,-7.5,4),(33,-7.5,4),70),((9,-7.5,8.2),(33,-7.5,8.2),70),((-3,4,15),(-3,240,15),70),((9,-19,7),(33,-19,7),35),((8,-1.2,15.5),(44,-1.2,15.5),50)],spots=[((-27,-34,30),(-9.5,-12,10),16000,44),((10,-32,24),(-9.5,-12,9),7000,44)],facing=(.42,.91))
