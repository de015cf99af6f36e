"""The Budapest house from above, its roof and the red gallery in the court: another camera on scene location-budapest."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('location-budapest','budapest-roof',loc=(-24,-30,72),target=(23,21,11),lens=48,focus=(22,20,17),blur=.018,sun=(-40,46),facing=(.68,.74))
