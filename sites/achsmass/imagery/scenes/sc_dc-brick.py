import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
import lib
k=begin(); MATS['roof']=MATS['context'].copy(); MATS['roof'].name='roof'      # the same card; its own name tells drawings that it is no neighbour
protos_plant()
k.box('card',-120,-90,-3,170,150,-.14,bev=.2); paving(-30,-26,74,-1,4.,t=.14)
def bricks_panel(L,z0,z1,y=0,u=1.,c=.36,mat='white'):
    if hasattr(lib,'pane'):      # drawn as a wall: bricks are texture, not edges
        with lib.aside(): k.box(mat,0,y,z0,L,y+.4,z1)
        mat=lib.LEFT_OUT
    n=max(1,round((z1-z0)/c)); c=(z1-z0)/n
    for j in range(n):
        x=-(u/2 if j%2 else 0)
        while x<L-.02:
            a,b=max(x,0),min(x+u,L)
            if b-a>.1: k.box(mat,a+.012,y+R.choice((0,.0,.03,-.02)),z0+j*c+.014,b-.012,y+.4,z0+(j+1)*c-.014,bev=.012)
            x+=u
L,W,NB,FH=56,24,14,5.0; BW=L/NB
def front(L,arch=True):
    n=round(L/4); b=L/n
    for i in range(n+1): 
        with k.at(i*b-.62,-.28): bricks_panel(1.24,0,15.4)
        k.box('white',i*b-.66,-.34,14.9,i*b+.66,.4,15.7,bev=.03)
    for i in range(n):
        for f in range(3):
            z=f*FH; x0=i*b+.62; x1=(i+1)*b-.62; w=x1-x0
            with k.at(x0,.02): bricks_panel(w,z,z+1.1 if f else .7); 
            with k.at(x0,.02): bricks_panel(w,z+4.15,z+FH)
            # segmental arch: three leaning stones and a frame
            for q in range(7): t=(q+.5)/7; k.box('white',x0+w*q/7,-.1,z+3.7+.45*sin(pi*t)-.1,x0+w*(q+1)/7-.02,.42,z+4.2,bev=.02)
            k.box('grey',x0,.62,z+(1.1 if f else .7),x1,.68,z+4.2,bev=.005)
            for m in range(4): k.box('white',x0+w*m/3-.05,.4,z+(1.1 if f else .7),x0+w*m/3+.05,.55,z+4.1,bev=.01)
            for m in range(4): k.box('white',x0,.4,z+1.2+m*.8,x1,.52,z+1.27+m*.8,bev=.005)
            k.box('white',x0-.05,-.12,z+(1. if f else .6),x1+.05,.4,z+(1.14 if f else .74),bev=.02)
    k.box('white',-.7,-.6,15.6,L+.7,.6,16.1,bev=.04); k.box('white',-.5,-.4,16.1,L+.5,.5,16.6,bev=.03)
    for i in range(int(L/.7)): k.box(lib.LEFT_OUT if hasattr(lib,'pane') else 'white',i*.7,-.5,15.2,i*.7+.35,.1,15.62,bev=.02)
front(L)
with k.at(L,0,0,pi/2): front(W)
with k.at(0,W,0,-pi/2): front(W)
if hasattr(lib,'rooms'): lib.rooms(k,'white',1,1,L-1,W,(0,5.,10.,15.5),columns=7.8); [k.box('white',q,y,z+.3,q+5,y+1.2,z+2.6) for z in (0,5.,10.) for q in (5,13,21,29,37,45) for y in (3,5.5,11,13.5,18,20.5)]
else: k.box('white',1,1,0,L-1,W,15.5,bev=.02)
k.box('white',.4,.4,15.5,L-.4,W-.2,15.9,bev=.02)
for i in range(7):     # saw-tooth roof
    x=1.+i*7.8
    if hasattr(lib,'rooms'):      # the roof as a shell
        for y0,y1 in ((1.5,W-1),): k.add('roof',[(x,y0,19.1),(x,y0,19.4),(x+7.5,y0,16.1),(x+7.2,y0,15.9),(x,y1,19.1),(x,y1,19.4),(x+7.5,y1,16.1),(x+7.2,y1,15.9)],[[0,1,2,3],[7,6,5,4],[0,4,5,1],[1,5,6,2],[2,6,7,3],[3,7,4,0]])
        k.box('roof',x-.06,1.5,15.9,x+.06,W-1,19.2); continue
    k.add('roof',[(x,1.5,15.9),(x+7.5,1.5,15.9),(x,1.5,19.4),(x,W-1,15.9),(x+7.5,W-1,15.9),(x,W-1,19.4)],[[0,1,2],[3,5,4],[0,3,4,1],[1,4,5,2],[2,5,3,0]])
    for q in range(14): k.box(lib.LEFT_OUT if hasattr(lib,'pane') else 'white',x-.1,2+q*1.5,16.1,x+.02,2.12+q*1.5,19.2,bev=.005)
    for q in range(9): t=q/9; k.box(lib.LEFT_OUT if hasattr(lib,'pane') else 'roof',x+7.5*t,1.4,15.95+3.5*(1-t)-.1,x+7.5*t+.14,W-.9,15.95+3.5*(1-t)+.14,bev=.01)
# new plant yard behind, quiet louvre boxes; low gatehouse
with k.at(10,W+3): k.box('white',1,1,0,44,15,11,bev=.02); four(45,16,lambda q:(louvres(q,.6,11,.6,.4),k.box('white',-.1,-.1,10.8,q+.1,.9,11.6,bev=.02)))
for i in range(4): inst('cooler',17+i*10,W+11,11.3,1,0)
# red: the old chimney becomes the exhaust stack
ac='accent'; CX,CY=-8.,9.; hollow=hasattr(lib,'rooms')
if hollow: lib.rooms(k,ac,CX-2.9,CY-2.9,CX+2.9,CY+2.9,(.3,5.4),wall=.6)
else: k.box(ac,CX-2.9,CY-2.9,0,CX+2.9,CY+2.9,5.4,bev=.05)
if not hollow: k.box(ac,CX-3.1,CY-3.1,5.2,CX+3.1,CY+3.1,5.8,bev=.04); k.box(ac,CX-3.1,CY-3.1,0,CX+3.1,CY+3.1,.7,bev=.04)
if hollow: ring(ac,CX,CY,1.5,2.9,5.3,5.8); [ring(ac,CX,CY,.95,2.35-i*.035,5.81+i,6.8+i) for i in range(29)]
if hasattr(lib,'pane') and not hollow:      # drawn without its joints
    with lib.aside(): k.cyl(ac,CX,CY,5.8,34.6,2.35,1.37,n=40)
COURSE=lib.LEFT_OUT if hasattr(lib,'pane') else ac
for i in range(0 if hollow else 29): z=5.8+i*1.0; r=2.35-i*.035; k.cyl(COURSE,CX,CY,z,z+.94,r,r-.02,n=40); k.cyl(COURSE,CX,CY,z+.93,z+1.01,r-.08,n=40)
if hollow:
    for z,r in ((32.4,1.75),(33.4,2.0),(34.2,1.7)): ring(ac,CX,CY,.95,r,z,z+.55)
    ring(ac,CX,CY,.95,1.45,34.7,34.8); [ring(ac,CX,CY,2.2-(z-5.8)*.035,2.6-(z-5.8)*.035,z,z+.4) for z in (11.6,19.6,27.6)]
    for z in (7.4,9.6): k.box(ac,CX+2.,CY-1.2,z,1.2,CY+1.2,z+.2)
else:
    for z,r in ((32.4,1.75),(33.4,2.0),(34.2,1.7)): k.cyl(ac,CX,CY,z,z+.55,r,n=40)
    for z in (11.6,19.6,27.6): k.cyl(ac,CX,CY,z,z+.4,2.6-(z-5.8)*.035,n=40)
    k.box(ac,CX+2,CY-1.2,7.4,1.2,CY+1.2,9.8,bev=.04)
k.box(ac,CX-1,CY-3.2,0.7,CX+1,CY-2.8,3.2,bev=.03)
street(-66,6,44,3,12); street(66,10,60,3,13); street(-60,62,130,4,12); 
tree_row(2,-21,70,-23,8,'gyp',1.0,z=0); people(44,-24,-19,60,-1.5); bench(20,-9); bench(30,-9); 
for x in (8,40): inst('car',x,-30,-.14,1,0)
finish('dc-brick',(-33,-52,9.),(12.5,8,13.2),33,focus=(-6,2,12),blur=.010,az=-157,el=26,sky=.44,shift_y=.07)
