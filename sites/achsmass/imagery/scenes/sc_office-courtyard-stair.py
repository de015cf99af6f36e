"""The stair in the court and its bridges, seen over the south wing: another camera on scene a."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('a','office-courtyard-stair',loc=(8,-16,36),target=(31,27,18),lens=36,focus=(31,22,22),blur=.012,facing=(.5,.9))
