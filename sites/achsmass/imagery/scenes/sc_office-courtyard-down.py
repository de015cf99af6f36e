"""The four wings round the court, from straight above: another camera on scene a."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('a','office-courtyard-down',loc=(30,24.5,150),target=(30,25.5,0),lens=50,focus=(30,25,24),blur=.02,sun=(-125,58),facing=(0,1))
