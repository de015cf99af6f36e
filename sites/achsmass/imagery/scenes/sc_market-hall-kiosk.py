"""The kiosk before the hall, from the square: another camera on scene h."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('h','market-hall-kiosk',loc=(24.5,-24,2.4),target=(37.5,-4,5.2),lens=36,focus=(36,-9.5,4),blur=.01,shift_y=.05,facing=(0.54,0.84))
