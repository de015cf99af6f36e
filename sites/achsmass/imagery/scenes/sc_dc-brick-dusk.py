"""The old factory at night, its windows lit: another camera on scene dc-brick."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('dc-brick','dc-brick-dusk',loc=(66,-50,50),target=(10,10,8.5),lens=34,focus=(0,8,17),blur=.014,facing=(-.65,.75),lit={'grey':(1.4,.7)},lamps=[((2,-3.5,16),(62,-3.5,16),15),((-14,30,9),(-50,44,9),30)],spots=[((-10,-24,5),(-8,9,22),30000,46),((-14,-4,3),(-8,9,9),5000,60),((6,24,16),(-8,9,26),12000,40)])
