"""The folded roof and the kiosk on the square, from above: another camera on scene h."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('h','market-hall-roof',loc=(4,-44,46),target=(42,2,4),lens=44,focus=(36,-8,6),blur=.015,facing=(.6,.8))
