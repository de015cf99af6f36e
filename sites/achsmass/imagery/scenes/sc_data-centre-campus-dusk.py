"""The data-centre campus at night: another camera on scene b."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('b','data-centre-campus-dusk',loc=(383,-164,140),target=(82,40,0),lens=52,focus=(145,5,11),blur=.014,lit={},lamps=[((4,-3,17),(141,-3,17),110),((148.5,2,17),(148.5,38,17),110),((8,48.5,14),(140,48.5,14),110),((8,105.5,14),(140,105.5,14),110),((148.5,59,17),(148.5,95,17),80),((148.5,116,17),(148.5,152,17),80),((166,5,11),(166,55,11),80),((-118,-15,9),(154,-15,9),60)],spots=[((166,-22,12),(152,4,3),6000,80)])
