"""All houses on both sides of their jetty, from above: another camera on scene d."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('d','floating-homes-jetty',loc=(-62,-34,62),target=(7,22,0),lens=44,focus=(-5,18,3),blur=.018,facing=(.8,.6))
