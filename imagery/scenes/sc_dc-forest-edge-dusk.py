"""The stair and the house in its slope, in the evening: another camera on scene dc-forest-edge."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('dc-forest-edge','dc-forest-edge-dusk',loc=(80,-84,66),target=(27,-2,3.5),lens=50,focus=(28,-12,4),blur=.016,lit={'dark':(1.5,1),'grey':(1.2,.5)},lamps=[((0,-4,8),(56,-4,8),20)],facing=(-.54,.84))
