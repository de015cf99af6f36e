"""The long house and its stair from above: another camera on scene office-slab."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('office-slab','office-slab-above',loc=(-70,-62,64),target=(42,8,12),lens=45,focus=(0,5,18),blur=.018,facing=(0.85,0.53))
