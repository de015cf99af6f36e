import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from lib import *
# film: the camera glides 13 m past the campus, rising a little, in 7.5 s, and film.py runs it to and fro. Rendered at five places of equal distance
A=args(); N=180; M=4; C=Vector((275,-90,70)); T=Vector((110,30,6)); right=(T-C).cross(Vector((0,0,1))).normalized()
def pose(t):
    s=-cos(pi*t); return C+right*(6.5*s)+Vector((0,0,2.5*s)),T+right*(1.2*s),(112,4,9)
look('b','dc-hero',loc=C,target=T,lens=42,focus=(112,4,9),blur=.015,pose=pose,frames=[round(N*math.acos(1-2*j/M)/pi) for j in range(M+1)])
