"""The court and its gallery, at night: another camera on scene dc-courtyard."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('dc-courtyard','dc-courtyard-dusk',loc=(-40,-66,122),target=(49,38,3),lens=50,focus=(46,32,8),blur=.022,lit={'grey':(1.4,.6)},lamps=[((30,27,4.2),(72,27,4.2),70),((30,57,4.2),(72,57,4.2),70),((-6,-5,9),(106,-5,9),9),((-6,-5,9),(-6,88,9),9)],spots=[((26,26,26),(50,42,7),26000,70),((74,30,20),(56,46,8),9000,80)],facing=(.65,.76))
