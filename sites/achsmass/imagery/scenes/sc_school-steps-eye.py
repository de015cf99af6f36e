"""The steps and their portal from the square: another camera on scene g."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('g','school-steps-eye',loc=(-19,-34,2.4),target=(1.5,0,7),lens=29,focus=(0,-8,4),blur=.008,shift_y=.08,backdrop=(2600,1800),facing=(0.52,0.86))
