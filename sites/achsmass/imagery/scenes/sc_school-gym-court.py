"""The court under its trusses, from the edge: another camera on scene school-gym."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('school-gym','school-gym-court',loc=(1.5,-1.5,1.9),target=(24,20,4.6),lens=20,focus=(22,21,3),blur=.006,facing=(0.72,0.69))
