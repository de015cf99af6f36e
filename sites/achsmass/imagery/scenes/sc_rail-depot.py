import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# maintenance hall with its roof lifted off: tracks, pits, gantries; one red wheel crane... the travelling crane is red
k.box('card',-90,-80,-3,180,150,-.14,bev=.2)
L,W,H=92,46,10.5
k.box('grey',-.5,-.5,-.2,L+.5,W+.5,.02,bev=.03)
ys=(6,14.4,22.8,31.2,39.6)
for y in ys:
    track(y,-80,0,-.5); 
    for s in (-.72,.72): k.box('grey',0,y+s-.07,.0,L-8,y+s+.07,.14,bev=.01)
    k.box('dark',4,y-.5,.0,L-14,y+.5,.03,bev=.001); 
    for i in range(34):
        for s in (-.55,.55): k.box('white',4+i*2.2,y+s-.08,.0,4+i*2.2+1.,y+s+.08,.12,bev=.01)
# walls with portal frames; near side low so one looks in
def wl(q,h,sill=1.2):
    n=round(q/4.6); b=q/n
    for i in range(n+1): k.box('white',i*b-.28,-.3,0,i*b+.28,.7,h,bev=.02)
    k.box('white',0,0,0,q,.4,sill,bev=.02); k.box('white',0,-.05,h-.9,q,.5,h,bev=.02) if h>5 else None
    if h>5:
        for i in range(n):
            for g in range(1,4): k.box('white',i*b+b*g/4-.05,.1,sill,i*b+b*g/4+.05,.25,h-.8,bev=.01)
        for z in (3.6,6.1): k.box('white',0,.08,z,q,.28,z+.12,bev=.01)
wl(L,1.6)
with k.at(L,0,0,pi/2): wl(W,H)
with k.at(L,W,0,pi): wl(L,H)
for i in range(len(ys)+1):    # gate posts at the track end
    y=0 if i==0 else W if i==len(ys) else (ys[i-1]+ys[i])/2
    k.box('white',-.4,y-.45,0,.5,y+.45,H if i>1 else 3.2 if i==1 else 1.6,bev=.03)
k.box('white',-.4,(ys[1]+ys[2])/2,H-1,.5,W,H,bev=.03)
for i in range(0,21,4):   # roof trusses only over the rear two bays
    x=i*4.6; 
    k.box('white',x-.22,(ys[2]+ys[3])/2-.3,0,x+.22,(ys[2]+ys[3])/2+.3,H,bev=.02)
    k.bar('white',(x,27,H+.3),(x,W,H+.3),.3,.4); k.bar('white',(x,27,H+2.3),(x,W,H+1.3),.3,.4)
    for q in range(6): a=27+q*3.2; k.bar('white',(x,a,H+.3),(x,min(W,a+3.2),H+(2.2-.16*q if q%2==0 else 2.1-.16*q)),.14,.16)

# platforms between tracks at roof height with railings
for y in ((ys[3]+ys[4])/2,):
    k.box('white',8,y-1,4.,L-16,y+1,4.2,bev=.02); rail(k,'white',(8,y-.95,4.2),(L-16,y-.95,4.2),1.05,.5,.04); rail(k,'white',(8,y+.95,4.2),(L-16,y+.95,4.2),1.05,.5,.04)
    for i in range(9): k.box('white',9+i*8,y-.15,0,9.3+i*8,y+.15,4.,bev=.01)
    stair(k,'white',2.2,y-.7,0,20,.2,.29,1.4)
train(14,ys[0],-.45,2,19); train(30,ys[2],-.45,3,17); train(8,ys[3],-.45,3,19); train(-46,ys[1],-.45,2,19); train(44,ys[4],-.45,1,22)
# red travelling crane over the second track, with hook carrying a bogie
ac='accent'; X=55; z=8.2
for y in (ys[1]-4.3+.2,ys[1]+4.1): 
    k.box('white',2,y-.25,z-.9,L-6,y+.25,z-.3,bev=.02)
    for i in range(10): k.box('white',4+i*8.8,y-.2,0,4.4+i*8.8,y+.2,z-.8,bev=.02)
for s in (-1.5,1.5):
    k.box(ac,X+s-.35,ys[1]-5.2,z+.35,X+s+.35,ys[1]+5.2,z+1.6,bev=.04)
for y in (ys[1]-4.1,ys[1]+4.1): k.box(ac,X-3.,y-.5,z-.3,X+3.,y+.5,z+.5,bev=.04); [k.cyl(ac,X+q,y,z-.3,z+.1,.3,n=16) for q in (-2.2,2.2)]
k.box(ac,X-2.2,ys[1]-1.2,z+1.55,X+2.2,ys[1]+1.4,z+2.7,bev=.05); k.box(ac,X-3.4,ys[1]-5.1,z-1.6,X-1.8,ys[1]-3.5,z+.4,bev=.05)
for s in (-.3,.3): k.tube(ac,(X+s,ys[1],z+1.6),(X+s,ys[1],3.6),.08,n=8)
k.box(ac,X-.7,ys[1]-.35,3.,X+.7,ys[1]+.35,3.7,bev=.05); k.bar(ac,(X-1.6,ys[1],2.9),(X+1.6,ys[1],2.9),.24)
for s in (-1.5,1.5): k.tube('white',(X+s,ys[1],2.9),(X+s,ys[1],2.1),.06)
k.box('white',X-1.9,ys[1]-1.2,1.3,X+1.9,ys[1]-.8,2.1,bev=.04); k.box('white',X-1.9,ys[1]+.8,1.3,X+1.9,ys[1]+1.2,2.1,bev=.04); k.box('white',X-.4,ys[1]-1.2,1.4,X+.4,ys[1]+1.2,2,bev=.04)
for q in (-1.25,1.25):
    with k.at(X+q,ys[1],1.6): 
        for s in (-.75,.75): k.tube('white',(0,s-.08,0),(0,s+.08,0),.62,n=24)
        k.tube('white',(0,-.8,0),(0,.8,0),.12)
for i in range(7): 
    for s in (-.75,.75): k.tube('white',(70+i*1.9,ys[1]+s-.1,.75),(70+i*1.9,ys[1]+s+.1,.75),.62,n=24)
    k.tube('white',(70+i*1.9,ys[1]-.8,.75),(70+i*1.9,ys[1]+.8,.75),.1)
for i in range(8): shelf(12+i*4.2,1.2,0,2.6,2.2,0,'white'); k.box('wood',40+i*4.4,18.1,.0,42.4+i*4.4,18.9,.95,bev=.02)
people(46,2,1.8,86,44,0,ok=lambda x,y: min(abs(y-q) for q in ys)>2.3 and abs(y-18.5)>.8); people(14,-20,-12,80,-3,-.14)
tree_row(-40,62,130,62,20,'gyp',1.3,j=2); wood(-80,74,170,140,110,s=1.4,gap=6); tree_row(112,-20,112,50,9,'gyp',1.2,j=2)
finish('rail-depot',(16,-32,31),(52,13.5,2.5),40,focus=(54,13,7),blur=.016,az=152,el=31,sky=.46)
