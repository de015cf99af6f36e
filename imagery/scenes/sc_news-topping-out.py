"""The data-centre campus from the ground, along its red pipes: another camera on scene b."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('b','news-topping-out',loc=(142,-21,9.5),target=(60,-4,7.5),lens=42,focus=(100,-10,4),blur=.012,backdrop=(2600,1800))
