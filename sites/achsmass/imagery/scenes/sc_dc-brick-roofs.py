"""The saw-tooth roof and the chimney from the far corner: another camera on scene dc-brick."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look
look('dc-brick','dc-brick-roofs',loc=(66,-50,50),target=(10,10,8.5),lens=34,focus=(0,8,17),blur=.014,facing=(-.65,.75))
