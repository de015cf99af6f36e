"""The long hall and its thermal store, from above: another camera on scene dc-hall-long."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('dc-hall-long','dc-hall-long-above',loc=(-66,-78,60),target=(14,24,4),lens=42,focus=(-9,-12,12),blur=.016,facing=(.6,.8))
