import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
import lib
k=begin()
# long slender slab on V-columns; red stair at the gable
k.box('card',-160,-120,-3,200,200,-.14,bev=.2); paving(-40,-22,110,30,4.5,t=.14)
L,D,Z0,FH,NF=96,14.5,6.4,3.6,6
k.box('white',-.6,-.6,Z0-.6,L+.6,D+.6,Z0,bev=.04)
for i in range(9):
    x=6+i*10.5
    for y in (2.6,D-2.6):
        for s in (-1,1): k.bar('white',(x,y,0),(x+s*3.,y,Z0-.5),.62,.5,bev=.06)
if hasattr(lib,'rooms'): lib.rooms(k,'white',36,4.5,60,10,(0,Z0-.5),wall=.2,across=(44,52))
else: k.box('white',36,4.5,0,60,10,Z0-.5,bev=.03)
with k.at(34,3): four(28,8.5,lambda q:[k.box('wood',i*1.25-.05,0,0,i*1.25+.05,.2,4.2,bev=.01) for i in range(round(q/1.25)+1)]); k.box('white',-.4,-.4,4.2,28.4,8.9,4.5,bev=.02)
with k.at(0,0,Z0):
    def s(Ls):
        n=round(Ls/1.35); b=Ls/n
        for f in range(NF):
            z=f*FH; k.box('white',0,0,z,Ls,.5,z+.85,bev=.02); k.box('white',-.2,-.55,z+FH-.28,Ls+.2,.5,z+FH,bev=.02)
            for i in range(n+1): k.box('white',i*b-.06,-.5,z+.0,i*b+.06,.45,z+FH-.2,bev=.01)
            for i in range(n):
                if R.random()<.16: k.box('paper',i*b+.1,.5,z+FH*R.uniform(.45,.7),i*b+b-.1,.54,z+FH-.3,bev=.005)
    four(L,D,s)
    for f in range(NF+1): k.box('white',.4,.4,f*FH-.15,L-.4,D-.4,f*FH+.15,bev=.01)
    for x in (20,66):
        if hasattr(lib,'core'): lib.core(k,'white',x,5,x+6,10,0,NF,FH)
        else: k.box('white',x,5,0,x+6,10,NF*FH+3,bev=.03)
    if hasattr(lib,'pane'):      # the windows behind the mullions
        with lib.aside(): four(L,D,lambda q: k.box('pane',.3,.3,0,q-.3,.36,NF*FH))
    k.box('white',-.2,-.55,NF*FH,L+.2,.3,NF*FH+.9,bev=.03); k.box('white',-.2,-.55,NF*FH,.2,D+.5,NF*FH+.9,bev=.03); k.box('white',-.2,D-.2,NF*FH,L+.2,D+.5,NF*FH+.9,bev=.03)
    for i in range(10): k.box('white',30+i*3.2,3,NF*FH+.3,32.6+i*3.2,9,NF*FH+.7,bev=.02,rx=.1)
# red: open stair folded across the gable, ground to roof
ac='accent'; X=-3.4; zt=Z0+NF*FH
lv=[0,Z0]+[Z0+FH*(f+1) for f in range(NF)]
for q,(za,zb) in enumerate(zip(lv,lv[1:])):
    ya,yb=(2.2,11.6) if q%2==0 else (11.6,2.2); n=round((zb-za)/.19)
    for i in range(n):
        t0,t1=i/n,(i+1)/n; y0=ya+(yb-ya)*t0; y1=ya+(yb-ya)*t1; z=za+(zb-za)*t1; k.box(ac,X-.95,min(y0,y1),z-.22,X+.95,max(y0,y1)+.03,z,bev=.006)
    for s in (-1.,1.): k.bar(ac,(X+s,ya-(.3 if yb>ya else -.3),za+.42),(X+s,yb,zb+.42),.07,1.3,bev=.01)
    e=1 if yb>ya else -1; k.box(ac,X-1.1,min(yb,yb+e*2.3),zb-.28,-.7,max(yb,yb+e*2.3),zb,bev=.02); k.box(ac,X-1.1,yb+e*2.3-.06,zb-.28,-.7,yb+e*2.3+.06,zb+1.1,bev=.01); k.box(ac,X-1.12,min(yb,yb+e*2.3),zb-.28,X-.98,max(yb,yb+e*2.3),zb+1.1,bev=.01)
street(-70,66,210,4,13); street(118,-60,110,4,13,pi/2); 
tree_row(-6,-8,92,-8,9,'gyp',1.1); tree_row(4,24,96,24,9,'gyp',1.1); people(60,-30,-20,100,2); people(16,4,2,90,13)
for i in range(5): bench(10+i*17,-5)
finish('office-slab',(-52,-44,5.2),(15,6,5.2),35,focus=(-3,4,14),blur=.010,az=-168,el=24,sky=.46,shift_y=.12)
