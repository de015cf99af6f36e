"""The stair and the house in its slope, at night: another camera on scene dc-forest-edge."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('dc-forest-edge','dc-forest-edge-dusk',loc=(80,-84,66),target=(27,-2,3.5),lens=50,focus=(28,-12,4),blur=.016,lit={'dark':(1.2,1),'grey':(.8,.5)},lamps=[((0,-4,8.2),(56,-4,8.2),42)],spots=[((4,-17,27),(5,-14,7),11000,60),((23,-17.5,24),(22,-14,4),9000,46),((38,-12,20),(33,-8,3),4500,46)],facing=(-.54,.84))
