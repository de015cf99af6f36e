import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from lib import *
# film: the camera glides past the model from its street front towards the rod half, rising a little, in 19 s, and film.py runs it to and fro
A=args(); N=456; M=A.get('m',76)
def pose(t):
    s=.5-.5*cos(pi*t); w=math.radians(-72+20*s); r=60-s
    return Vector((17+r*cos(w),5+r*sin(w),14+5*s)),Vector((17.6+2.2*s,5,8.9-.3*s)),Vector((14.5,-1,9))
look('digital-wire','bim-hero',loc=(35,-52,15),target=(17,5,8),lens=39,focus=(14.5,-1,9),blur=.013,pose=pose,frames=[round(N*math.acos(1-2*j/M)/pi) for j in range(M+1)])
