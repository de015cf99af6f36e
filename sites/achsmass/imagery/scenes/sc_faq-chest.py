import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# plan chest with nine flat drawers, 1 unit = 1 cm; one drawer drawn out and red, card and small parts in it; front faces -y
mat_matte('wall',(.79,.77,.74),var=0,mottle=.02); mat_matte('floor',(.69,.665,.625),var=.03,mottle=.05); mat_matte('lab',(.80,.77,.70),var=.03); mat_matte('sheet',(.85,.84,.82),var=.05,mottle=.01)
W,D,H0,DH,N=134.,92.,15.,7.4,9      # A0 chest: width, depth, plinth, drawer pitch
H=H0+N*DH+3.2
k.box('wall',-900,D+4,-5,900,D+14,600,bev=.1); k.box('wall',-900,D+2.4,0,900,D+4.1,9,bev=.1)
for i in range(-7,8):
    for j in range(-5,2): k.box('floor',i*140-40+.15,j*140+4+.15,-6,i*140+99.8,j*140+143.8,-.02*R.random(),bev=.1)
# carcass: sides, back, plinth, top
for x in (0,W-2.2): k.box('white',x,1.2,H0-3,x+2.2,D,H-3.,bev=.12)
k.box('white',1,D-1.4,H0-3,W-1,D-.2,H-3,bev=.05); k.box('white',.6,1.4,H0-3.2,W-.6,D-.4,H0-.4,bev=.1)
k.box('wood',4,7,0,W-4,D-4,H0-3.1,bev=.15) if 0 else None
for x in (5,W-10):
    for y in (6,D-11): k.box('wood',x,y,0,x+5,y+5,H0-3.1,bev=.2)
k.box('wood',9,7.4,H0-7.4,W-9,9.4,H0-3.15,bev=.1); [k.box('wood',x+1.4,10,H0-7.4,x+3.4,D-10,H0-3.15,bev=.1) for x in (5,W-10)]
k.box('white',-1.2,-.6,H-3.05,W+1.2,D+.6,H,bev=.18)
RED=5; OUT=47.
def drawer(i,m,out):
    z=H0+i*DH; x0,x1=2.6,W-2.6; y=-out
    # front panel made of four pieces round two recessed grips
    h0,h1=z+.28,z+DH-.28; g=15.; gh=2.7; zg=(h0+h1)/2+.1
    X=[x0]
    for c in (x0+28,x1-28): X+= [c-g/2,c+g/2]
    X.append(x1)
    for a,b in ((X[0],X[1]),(X[2],X[3]),(X[4],X[5])): k.box(m,a,y,h0,b,y+2,h1,bev=.12)
    for a,b in ((X[1],X[2]),(X[3],X[4])):
        k.box(m,a-.2,y+.006,zg+gh/2,b+.2,y+2,h1-.006,bev=.08); k.box(m,a-.2,y+.006,h0+.006,b+.2,y+2,zg-gh/2,bev=.08); k.box(m if m=='accent' else 'white',a-.3,y+1.7,h0+.3,b+.3,y+3.4,h1-.3,bev=.05)
    # label frame with a blank card
    c=W/2; lw,lh=7.2,3.1
    for a,b,q,r in ((c-lw,c+lw,zg+lh/2-.35,zg+lh/2),(c-lw,c+lw,zg-lh/2,zg-lh/2+.35),(c-lw,c-lw+.35,zg-lh/2,zg+lh/2),(c+lw-.35,c+lw,zg-lh/2,zg+lh/2)): k.box(m if m=='accent' else 'white',a,y-.45,q,b,y+.2,r,bev=.08)
    k.box(m if m=='accent' else 'lab',c-lw+.2,y-.16,zg-lh/2+.2,c+lw-.2,y+.1,zg+lh/2-.2,bev=.02)
    if out:
        for a,b in ((x0+1.1,x0+2.5),(x1-2.5,x1-1.1)): k.box(m,a,y+1.9,h0+.3,b,D-6,h1-.9,bev=.08)
        k.box(m,x0+1.4,y+1.9,h0+.2,x1-1.4,D-6,h0+.9,bev=.05); k.box(m,x0+1.4,D-7.4,h0+.2,x1-1.4,D-6,h1-.9,bev=.05)
    else: k.box('dark',x0+1,y+3.6,z+.1,x1-1,y+4.4,z+DH,bev=.02)
for i in range(N): drawer(i,'accent' if i==RED else 'white',OUT if i==RED else 0)
# what lies in the open drawer: sheets of card, cut parts, a strip of houses
zb=H0+RED*DH+.28+.95
def sheet(x,y,w,d,z,r,t=.28,m='sheet'):
    with k.at(x,y,z,r): k.box(m,-w/2,-d/2,0,w/2,d/2,t,bev=.03)
for i,(x,y,w,d,r) in enumerate(((44,-17,66,46,.01),(43,-16.5,60,42,-.03),(45,-18,56,40,.035),(42,-18.,48,34,-.06))): sheet(x,y,w,d,zb+i*.32,r,m='sheet' if i!=1 else 'card')
def house(x,y,z,w,d,h,rh,r=0,m='white'):
    with k.at(x,y,z,r):
        k.box(m,-w/2,-d/2,0,w/2,d/2,h,bev=.03); k.extrude_yz(m,[(-d/2-.12,h-.02),(d/2+.12,h-.02),(0,h+rh)],-w/2-.1,w/2+.1)
for i,(w,h,r) in enumerate(((5,2.4,.03),(4.4,2.9,-.03),(5.6,2.2,.02),(4.2,2.7,-.04))): house(84+i*6.8,-33+R.uniform(-.3,.3),zb,w,4.6,h,1.6,r)
def fframe(x,y,z,w,h,n,m_,r):
    with k.at(x,y,z,r):
        for i in range(n+1): k.box('white',i*w/n-.22,0,0,i*w/n+.22,h,.42,bev=.02)
        for j in range(m_+1): k.box('white',-.22,j*h/m_-.22,.0,w+.22,j*h/m_+.22,.43,bev=.02)
fframe(83,-24,zb,26,13,10,4,.02); fframe(84,-7.4,zb,24,7,9,2,-.03)
for i in range(7): k.box('white',112.,-36+i*1.7,zb,123,-36+i*1.7+.8,zb+.8,bev=.04,jit=.02)
for i in range(5): k.cyl('white',116+R.uniform(-1,1),-18+i*4.,zb,zb+2.2,1.5,n=28)
# on top: house model on a base, rolls, set square, scale bar
z=H
def house_big(x,y,s,r):
    k.T.append(k.T[-1]@Matrix.Translation((x,y,z))@Matrix.Rotation(r,4,'Z')@Matrix.Scale(s,4))
    k.box('ply',-11,-9,0,13,11,.7,bev=.03); k.box('white',-10.4,-8.4,.65,12.4,10.4,.95,bev=.03); k.T.append(k.T[-1]@Matrix.Translation((0,0,.95)))
    w,d,h=14,8.6,6.2
    with k.at(-7,-4): 
        for o,L in (((0,0,0),w),((w,0,pi/2),d),((w,d,pi),w),((0,d,-pi/2),d)):
            with k.at(o[0],o[1],0,o[2]): facade(k,'white',L,0,2,3.1,bay=2.3,t=.4,pier=.9,sill=.7,lintel=.5,mull=1)
        for f in (0,1,2): k.box('white',.3,.3,f*3.1-.12,w-.3,d-.3,f*3.1+.16,bev=.02)
        k.box('white',5,3,0,8.5,6,6,bev=.02); k.box('white',-.15,-.15,h-.1,w+.15,d+.15,h+.22,bev=.03)
        # folded roof with two dormers, chimney
        k.extrude_yz('white',[(-.7,h+.1),(d+.7,h+.1),(d/2,h+5.)],-.4,w+.4)
        for c in (3.6,10.2): k.box('white',c-1,.5,h+.5,c+1,4,h+2.9,bev=.03); k.box('grey',c-.62,.42,h+1.,c+.62,.6,h+2.5,bev=.01)
        k.box('white',8.8,5,h+2,10,6.2,h+6.2,bev=.03); k.box('white',-.5,-2.6,0,4.6,0,.35,bev=.02)
        k.box('white',9,-3.4,0,15.6,-.2,.3,bev=.02); [k.box('white',x_,-3.3,.2,x_+.22,-3.05,2.8,bev=.01) for x_ in (9.1,12.2,15.2)]; k.box('white',8.8,-3.7,2.75,15.8,-.2,3.05,bev=.03)
    k.T.pop(); k.T.pop()
house_big(97,40,1.85,-.2)
for p in ((84,29.,H+1.75),(100.5,26.6,H+1.75),(103.4,26.9,H+1.75)): inst(f'fig{R.randrange(4)}',*p,1.85)
for x,y,s in ((119,47,1.1),(82,55,.95)): inst(f'gyp{R.randrange(4)}',x,y,H+1.7,s)
def roll(x,y,z,L,r,a,m='sheet'):
    """rolled drawing: open spiral tube"""
    n=44; V=[];F=[]; turns=1.6; u=(cos(a),sin(a)); v=(-sin(a),cos(a))
    for t in (0,L):
        for ii in range(n+1):
            th=2*pi*turns*ii/n+.6; rr=r*(1-.12*ii/n)
            for q in (0,.09): V.append((x+u[0]*t+v[0]*(rr-q)*cos(th),y+u[1]*t+v[1]*(rr-q)*cos(th),z+r+(rr-q)*sin(th)))
    m2=2*(n+1)
    for ii in range(n):
        a0,b0=2*ii,2*ii+2; F+= [[a0,b0,m2+b0,m2+a0],[a0+1,m2+a0+1,m2+b0+1,b0+1],[a0,a0+1,b0+1,b0],[m2+a0,m2+b0,m2+b0+1,m2+a0+1]]
    k.add(m,V,F,False)
roll(6,58,z+.05,62,3.4,.10); roll(5,66.4,z+.05,70,3.0,.06); roll(9,50.4,z+.05,48,2.6,.16); roll(10,60.6,z+5.6,56,2.7,.09)
for x,y,r in ((0,0,0),): pass
with k.at(20,14,z+.02,.16):   # scale bar
    k.extrude_yz('white',[(0,0),(3.4,0),(1.7,2.6)],0,32); [k.bar('dark',(.6+i*.8,.38+.04,.62),(.6+i*.8,.38+(.62 if i%5==0 else .36),.62+(.95 if i%5==0 else .55)),.07,.05,bev=.002) for i in range(39)]
V=[(0,0),(34,0),(0,20)]; Vi=[(4,3.2),(22.2,3.2),(4,13.8)]   # set square
with k.at(62,5.,z+.03,.22):
    vv=[(x_,y_,0) for x_,y_ in V]+[(x_,y_,0) for x_,y_ in Vi]; top=[(a,b,.35) for a,b,_ in vv]; n6=6
    F=[]
    for i in range(3):
        j=(i+1)%3; F+=[[6+i,6+j,9+j,9+i],[i,3+i,3+j,j],[i,j,6+j,6+i],[3+i,9+i,9+j,3+j]]
    k.add('wood',vv+top,F)
k.tube('wood',(40,26,z+.5),(54,31,z+.5),.45,n=8); k.tube('dark',(54,31,z+.5),(55.6,31.6,z+.5),.4,.04,n=8)
# a pinned drawing on the wall, a waste-paper tube stand on the floor
k.cyl('white',-30,62,0,46,13.5,14.6,n=48); k.cyl('dark',-30,62,45.9,46.1,13,n=40)
for x,y,a,b,L,r in ((-34,58,-.06,.03,88,2.2),(-25,60,.05,.05,76,2.6),(-32,68,-.02,.08,96,1.9),(-26,67,.05,-.02,70,2.0)): k.tube('sheet',(x,y,6),(x+a*L,y+b*L,L),r,n=24); k.tube('grey',(x+a*L,y+b*L,L-.02),(x+a*L*1.0002,y+b*L*1.0002,L+.05),r*.75,n=20)
# mounting boards leaning against the wall
for i,(x,w,h,yb) in enumerate(((176,84,118,20),(188,100,84,27),(200,60,70,33))):
    a=math.atan2(yb-2.6-i*.7,h); k.extrude_yz('sheet' if i!=1 else 'card',[(D+2.3-yb,0.02),(D+3.1-yb,0.02),(D+2.3-i*.7,h),(D+1.5-i*.7,h)],x,x+w)
cam=(-128,-342,132)
finish('faq-chest',cam,(92,10,132),42,focus=(60,-OUT,58),blur=.011,az=-141,el=27,sun=5.2,size=1.5,sky=.66,z=-8,back=False,bounces=5,shift_y=-.182,shift_x=.035)
