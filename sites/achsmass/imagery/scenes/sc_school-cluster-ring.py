"""The covered ring and the class houses round the yard, from straight above: another camera on scene school-cluster."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('school-cluster','school-cluster-ring',loc=(21.5,17,122),target=(22,18,0),lens=40,focus=(22,8,3),blur=.02)
