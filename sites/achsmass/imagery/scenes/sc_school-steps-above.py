"""The open steps from above: another camera on scene g."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('g','school-steps-above',loc=(-16,-62,74),target=(0,-6,2),lens=54,focus=(0,-8,3),blur=.018,facing=(.2,1))
