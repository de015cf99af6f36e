"""The red stair at the gable, from the ground: another camera on scene office-slab."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('office-slab','office-slab-stair',loc=(-28,-19,2.6),target=(-1.5,7,12.5),lens=25,focus=(-3,7,14),blur=.008,shift_y=.06,facing=(0.71,0.7))
