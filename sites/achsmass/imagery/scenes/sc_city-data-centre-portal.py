"""The red portal on the street, close: another camera on scene k."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('k','city-data-centre-portal',loc=(9.5,-13.5,1.8),target=(19.6,0,4),lens=26,focus=(19,-2,3),blur=.01,shift_y=.05,facing=(0.6,0.8))
