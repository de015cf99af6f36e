import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
import lib
k=begin()
protos_plant()
# two storeys sunk into the slope: the valley side is meadow up to and over the roof, the open side is a yard to the north (y<0)
L,W,H=52,24,8.6; UP=8.8; X0,X1,YN=-6,62,-26        # the yard and the house lie in the hole X0..X1, YN..W
RX,RY0,RY1=126,-14,-6                              # the lorries' ramp
def hgt(x,y):
    far=min(1,max(0,(math.hypot(max(0,abs(x-28)-36),max(0,abs(y)-30))-2)/30))
    base=UP+(.13*(YN-y) if y<YN else 0) if y<W else UP-.2*(y-W)
    return base+far*(1 if y>YN else .1)*(2.6*sin(x*.05+1)+1.8*sin(y*.06+x*.03))
def solid(x,y):
    if X0<x<X1 and YN<y<W or X1<=x<RX and RY0<y<RY1: return -1e4
    return hgt(x,y)-.05
k.box('card',-128,-112,-3,152,168,-.12,bev=.2); terrain(k,'card',solid,-126,-110,150,166,.55,60,.55,res=139)
Z=lambda x,y: max(-.1,math.floor(hgt(x,y)/.55)*.55)
for a in ((X0,YN,X0+.8,0),(X0,YN,X1,YN+.8),(X1-.8,YN,X1,RY0),(X1-.8,RY1,X1,W),(X0,0,X0+.8,W)): k.box('white',a[0],a[1],-.1,a[2],a[3],UP+.55,bev=.03)
k.box('plaster',X0+.5,YN+.5,-.1,X1-.5,0,.1,bev=.02)
panel('plaster',[(X1-1,RY0,.1),(RX,RY0,UP),(RX,RY1,UP),(X1-1,RY1,.1)],.4)
for y in (RY0,RY1-.5):
    V=[(X1,0),(RX,UP),(RX,UP+.6),(X1,UP+.6)]; k.add('white',[(a,y,b) for a,b in V]+[(a,y+.5,b) for a,b in V],[[0,1,2,3],[7,6,5,4],[0,4,5,1],[1,5,6,2],[2,6,7,3],[3,7,4,0]])
# house: timber front to the yard, meadow on the roof; it fills the hole behind the front
if hasattr(lib,'rooms'): lib.rooms(k,'white',X0+.8,.9,X1-.8,W-.1,(.1,4.5,H),along=(6.4,W-4.5)); [k.box('white',q,y,z+.4,q+1.2,y+5,z+2.6) for z in (.1,4.5) for q in range(2,54,3) for y in (8,14)]
else: k.box('woodz',X0+.8,.9,0,X1-.8,W-.1,H,bev=.02)
k.box('card',X0+.8,1.2,H,X1-.8,W,UP+.1,bev=.02)
with k.at(X0+.8,0):
    Ls=X1-X0-1.6; n=int(Ls/.55)
    for f in range(2):
        z=.9+f*4.2
        for i in range(n+1):
            big=i%10==0
            if (i//10)%3==1 and not big and f==1: continue
            k.box('white' if big else 'woodz' if not hasattr(lib,'pane') else lib.LEFT_OUT,i*Ls/n-.11,-.2 if big else -.05,z,i*Ls/n+.11,.5,z+3.5,bev=.01)
        k.box('pane' if hasattr(lib,'pane') else 'dark',0,.55,z,Ls,.7,z+3.6,bev=.005)
    for z0,z1 in ((0,.95),(4.3,5.2),(8.4,9.45)): k.box('white' if z0 else 'plaster',-.1,-.35 if z0 else -.1,z0,Ls+.1,.9,z1,bev=.02)
for i in range(5): k.box('white',4+i*10,9,UP,7+i*10,12,UP+.7,bev=.03); k.box('dark',4.3+i*10,9.3,UP+.65,6.7+i*10,11.7,UP+.74,bev=.01)
# exhaust and noise go into the yard
for i in range(3): inst('cooler',44.5,-22+i*4.2,.1,1,0)
for i in range(3): inst('gen',51+i*4.6-4,-9.5,.1,.62,0)
# red: the covered stair from the edge of the meadow down to the door
ac='accent'; C=[(-9.5,-14,UP+.1),(-2,-14,UP+.1),(27,-14,.15),(31.3,-14,.15)]
def covered(p,q,cut=0):
    (ax,ay,az),(bx,by,bz)=p,q; d=Vector((bx-ax,by-ay)); LL=d.length; u=d/LL; s=(bz-az)/LL; nn=max(1,int(LL/2.2))
    P=lambda t,o,z: (ax+u.x*t-u.y*o,ay+u.y*t+u.x*o,az+s*t+z)
    def sheet(z0,z1,w,e):
        V=[P(t,o,z) for z in (z0,z1) for t,o in ((-e,-w),(LL+e,-w),(LL+e,w),(-e,w))]; k.add(ac,V,[[3,2,1,0],[4,5,6,7],[0,1,5,4],[1,2,6,5],[2,3,7,6],[3,0,4,7]])
    sheet(3.,3.3,1.7,.12); sheet(-.3,.02,1.5,0)
    for i in range(nn+1):
        t=LL*i/nn
        for o in (-1.35,1.35): x,y,z=P(t,o,0); k.box(ac,x-.09,y-.09,z-.2,x+.09,y+.09,z+3.05,bev=.01)
    for o in (1.35,-1.35): k.bar(ac,P(0,o,.95),P(LL,o,.95),.07,.14,bev=.01)
for p,q in zip(C,C[1:]): covered(p,q)
covered((33.,-15.5,.15),(33.,-.3,.15))
for x,z in ((3,7.4),(11,4.9),(19,2.5)): k.box('white',x-.25,-15.2,.1,x+.25,-12.8,z-.25,bev=.02)
k.box(ac,30.5,-.7,.1,35.5,.3,4.4,bev=.03); k.box('dark',31.8,-.76,.1,34.2,-.6,3.1,bev=.02)
ok=lambda x,y: not(X0-6<x<X1+6 and YN-14<y<W+34) and not(X1<x<RX+8 and RY0-5<y<RY1+5) and not(-30<x<120 and -70<y<YN)
wood(-110,-95,130,150,430,z=Z,s=1.3,gap=4.6,ok=ok)
for _ in range(420):      # the meadow: tufts on the slope and on the roof alike
    x,y=R.uniform(X0-30,X1+24),R.uniform(-70,W+40)
    if X0-1<x<X1+1 and YN-1<y<1 or X1<x<RX and RY0-2<y<RY1+2: continue
    inst(f'gyp{R.randrange(4)}',x,y,UP+.1 if X0<x<X1 and 0<y<W else Z(x,y),R.uniform(.05,.16))
for i in range(9): ctx(-70+i*17+R.uniform(-3,3),98+R.uniform(-8,14),9,8,2,rot=R.uniform(-.4,.4),z=-.1)
people(12,0,-11,30,-3,.1); figures([(33.1,-8,.2),(33.4,-12,.2),(-9,-24,UP+.1),(-10,-23,UP+.1)]); people(10,0,W+6,56,W+26,UP-3.4)
for q in range(5): inst('car',-20+q*3.,-38+R.uniform(-.2,.2),UP+1.2,1,pi/2)
finish('dc-forest-edge',(80,-84,66),(27,-2,3.5),50,focus=(28,-12,4),blur=.016,az=-160,el=33,sky=.44)
