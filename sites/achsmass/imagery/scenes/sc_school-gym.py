import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
import lib
k=begin()
# sports hall, half sunk: the model is cut along its front, so that earth, court, trusses and the school beside it show; red tribune
L,W,H,G=44,26,8.4,4.2          # G: the street, above the court
XA,XB,YB=-15,L+33,W+28
k.box('ply',XA-2,-3,-3.4,XB+2,YB+2,-2.6,bev=.05)
# earth as layers of card, cut flush at the front
def earth(x0,y0,x1,y1,z0,z1):
    n=round((z1-z0)/.6)
    for i in range(n): k.box('card',x0+R.uniform(0,.05),y0+R.uniform(0,.05),z0+(z1-z0)*i/n,x1,y1,z0+(z1-z0)*(i+1)/n-.02,bev=.02)
earth(XA,-1.6,XB,YB,-2.6,-.35)
earth(XA,-1.6,-.9,YB,-.35,G); earth(L+.9,-1.6,XB,YB,-.35,G); earth(-.9,W+.9,L+.9,YB,-.35,G)
k.box('plaster',-.9,-1.4,-.35,L+.9,W+.9,0,bev=.02)
for a in ((-.9,-1.3,-.4,W+.9),(L+.4,-1.3,L+.9,W+.9),(-.4,W+.4,L+.4,W+.9)): k.box('white',a[0],a[1],-.2,a[2],a[3],G+.5,bev=.02)      # retaining walls
for i in range(36): k.box('wood',.2,.2+i*.71,0,L-.2,.2+i*.71+.70,.06,bev=.004)
for a in ((4,5,34,5.08),(4,20,34,20.08),(4,5,4.08,20),(34,5,34.08,20),(19,5,19.08,20)): k.box('paper',a[0],a[1],.055,a[2],a[3],.075,bev=.001)
ring('paper',19,12.5,2.4,2.48,.055,.075)
def wal(q):
    n=round(q/2.2); b=q/n
    for i in range(n+1): k.box('white',i*b-.22,0,0,i*b+.22,.7,H,bev=.02)
    k.box('white',0,.15,0,q,.55,G+.2,bev=.02); k.box('white',0,.05,H-.7,q,.65,H,bev=.02)
    for i in range(n): k.box('white',i*b+b/2-.05,.3,G,i*b+b/2+.05,.4,H-.6,bev=.01)
    k.box('white',0,.3,5.9,q,.4,6.,bev=.01)
    for z in (.8,1.4,2.,2.6,3.2): k.box('wood',.3,.56,z,q-.3,.66,z+.12,bev=.01)
with k.at(L,W,0,pi): wal(L)
with k.at(L,0,0,pi/2): wal(W)
with k.at(0,W,0,-pi/2): wal(W)
if hasattr(lib,'core'): wal(L); k.box('white',-.4,-.9,-.2,L+.4,-.4,G+.5)      # sections show the whole hall
for i in range(0,11,2): k.box('white',i*4.4-.3,-.1,0,i*4.4+.3,.6,H,bev=.02)
# trusses: king-post with raking struts, each 4.4 m; the roof is laid over the rear half only
for i in range(0,11):
    x=i*4.4; zb=H
    for s in (-.14,.14):
        k.bar('wood',(x+s,-.4,zb+.25),(x+s,W+.4,zb+.25),.12,.46,bev=.01)
        k.bar('wood',(x+s,-.4,zb+.5),(x+s,W/2,zb+3.7),.12,.42,bev=.01); k.bar('wood',(x+s,W+.4,zb+.5),(x+s,W/2,zb+3.7),.12,.42,bev=.01)
    for y,z in ((W*.25,1.95),(W*.5,3.5),(W*.75,1.95)): k.box('woodz',x-.09,y-.12,zb+.4,x+.09,y+.12,zb+z,bev=.01)
    for (y0,z0,y1,z1) in ((W*.25,.5,W*.5,3.2),(W*.75,.5,W*.5,3.2),(W*.25,.5,W*.12,1.2),(W*.75,.5,W*.88,1.2)): k.bar('wood',(x,y0,zb+z0),(x,y1,zb+z1),.16,.2,bev=.01)
PURLIN='wood' if hasattr(lib,'core') or not hasattr(lib,'pane') else lib.LEFT_OUT      # half sunk in the roof: no clean edge
for q in range(9): y=W*.5+q*W*.5/8; z=H+3.98-(3.2*q/8); k.box(PURLIN,-.6,y-.08,z-.02,L+.6,y+.08,z+.22,bev=.01)
if hasattr(lib,'core'):
    for q in range(8): y=W*.5*q/8; z=H+.78+3.2*q/8; k.box('wood',-.6,y-.08,z-.02,L+.6,y+.08,z+.22)
    panel('white',[(-.6,-.9,H+.78),(L+.6,-.9,H+.78),(L+.6,W*.5+.25,H+4.1),(-.6,W*.5+.25,H+4.1)],.12)
ROOF=[(-.6,44.54)] if hasattr(lib,'pane') else [(-.6+i*2.26,1.6+i*2.26) for i in range(20)]      # drawn as one sheet: seams are texture
for x,e in ROOF: panel('white',[(x,W*.5+.3,H+4.1),(e,W*.5+.3,H+4.1),(e,W+.9,H+.78),(x,W+.9,H+.78)],.12)
# red tribune along the far side
ac='accent'; X0,X1=13,31
for q in range(6): k.box(ac,X0,20.6+q*.86,.06,X1,W-.2,.5+q*.46,bev=.015)
for q in range(6):
    for g in range(9): k.box(ac,X0+.5+g*1.95,20.7+q*.86,.5+q*.46,X0+2.+g*1.95,21.05+q*.86,.66+q*.46,bev=.02)
for xx in (X0-.1,X1): k.add(ac,[(xx,20.5,.06),(xx,W-.3,.06),(xx,W-.3,4.0),(xx,25,4.0),(xx,20.5,1.3),(xx+.1,20.5,.06),(xx+.1,W-.3,.06),(xx+.1,W-.3,4.0),(xx+.1,25,4.0),(xx+.1,20.5,1.3)],[[4,3,2,1,0],[5,6,7,8,9],[0,1,6,5],[1,2,7,6],[2,3,8,7],[3,4,9,8],[4,0,5,9]])
figures([(X0+1.2+R.randrange(9)*1.95,20.95+q*.86,.66+q*.46-.42) for q in range(6) for _ in range(2)],.95)
for x,s in ((3.2,1),(34.8,-1)): k.box('white',x-.15,12.35,0,x+.15,12.65,3.,bev=.02); k.bar('white',(x,12.5,2.9),(x+s*1.2,12.5,3.4),.14); k.box('white',x+s*1.25-.04,11.6,2.9,x+s*1.25+.04,13.4,4.,bev=.01); ring('white',x+s*1.55,12.5,.2,.26,3.05,3.11,n=24)
people(22,3,4,36,19,.07,ok=lambda x,y: math.hypot(x-19,y-12.5)>1,s=.95)
# the school on the street: as tall as the hall is from there
with k.at(L+8,3,G):
    hollow_block(k,'white',20,22,0,2,3.9,bay=2.5,pier=.5,sill=.8,lintel=.6,t=.5,parapet=.8,mull=1)
    for f in (1,2): k.box('white',-.2,-.2,f*3.9-.25,20.2,.1,f*3.9+.1,bev=.02); k.box('white',-.2,.1,f*3.9-.25,.1,22.2,f*3.9+.1,bev=.02)
    k.box('white',6,7,7.8,13,13,9.6,bev=.04)
paving(L+2,-1,L+7.6,W+1,2.8,z=G+.03,t=.05); paving(XA+1,W+10,XB-1,W+15,5.,z=G+.03,t=.05)
tree_row(XA+3,W+19,XB-4,W+21,11,'gyp',.9,z=G); tree_row(-9,3,-9,W+2,4,'gyp',.8,z=G); tree_row(L+30,0,L+30.5,W,4,'gyp',.8,z=G)
people(10,L+2,0,L+7,W,G+.05); people(12,-8,W+10,L,W+15,G+.05); people(5,-6,1,-2,W,G+.05)
finish('school-gym',(-4,-52,25),(25.,12.5,4.4),47,focus=(22,14,3),blur=.011,az=-118,el=33,sun=5.6,sky=.5,z=-3.4)
