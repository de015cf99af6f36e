"""One house from the water: another camera on scene d."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('d','floating-homes-house',loc=(-15,-9,3.4),target=(-4.2,17,4.0),lens=36,focus=(-4,14,4),blur=.012)
