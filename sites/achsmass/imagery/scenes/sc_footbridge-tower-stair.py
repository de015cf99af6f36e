"""The stair tower from its foot: another camera on scene n."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('n','footbridge-tower-stair',loc=(13,-19,2),target=(0.5,0,6),lens=27,focus=(0,-2,6),blur=.01,shift_y=.1,backdrop=(2600,1800),facing=(-0.55,0.84))
