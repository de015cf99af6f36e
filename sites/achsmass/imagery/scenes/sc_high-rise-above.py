"""The tower on its base, from above: another camera on scene j."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('j','high-rise-above',loc=(-70,-60,150),target=(26,14,56),lens=46,focus=(26,12,70),blur=.016,facing=(0.79,0.61))
