"""The three halls and their pipes, from straight above: another camera on scene b."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('b','data-centre-campus-above',loc=(18,62,400),target=(18,64,0),lens=46,focus=(73,50,15),blur=.02,sun=(-122,42),facing=(0,1))
