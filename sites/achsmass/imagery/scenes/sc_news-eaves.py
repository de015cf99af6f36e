"""The two new storeys over the eaves, close: another camera on scene e."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('e','news-eaves',loc=(-26,-46,34),target=(16,4,20.5),lens=70,focus=(10,0,21),blur=.014)
