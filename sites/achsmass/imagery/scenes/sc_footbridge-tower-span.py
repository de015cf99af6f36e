"""The stair tower and the whole footbridge across the tracks, from above: another camera on scene n."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('n','footbridge-tower-span',loc=(-34,-44,26),target=(14,0,5.5),lens=40,focus=(-2,-3,8),blur=.013,facing=(.7,.7))
