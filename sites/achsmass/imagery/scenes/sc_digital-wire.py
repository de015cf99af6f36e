import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
k.box('ply',-9,-9,-1.2,47,25,-.4,bev=.06); k.box('card',-8,-8,-.4,46,24,0,bev=.04); k.box('paper',-2,-2,-.05,40,18,.12,bev=.02)
FH=3.6; NB=10; B=3.6; D=15; NF=5; CUT=4   # bays 0..CUT solid, the rest rods
k.T.append(k.T[-1]@Matrix.Translation((0,0,.12)))
def fac(L,x0=0):
    for f in range(NF):
        z=f*FH; k.box('white',x0,-.1,z+FH-.5,x0+L,.45,z+FH+.12,bev=.02); n=round(L/1.2)
        for i in range(n):
            x=x0+i*L/n
            if i%3==0: k.box('white',x-.22,-.3,z,x+.22,.5,z+FH,bev=.02)
            else: k.box('white',x-.09,0,z,x+.09,.4,z+FH-.4,bev=.01)
        if f: k.box('white',x0,.05,z,x0+L,.35,z+.75,bev=.01)
        for i in range(n):      # blinds, drawn down by different lengths
            if R.random()<.42: a=x0+i*L/n; k.box('paper',a+.14,.22,z+FH-.5-R.choice((.7,1.3,1.9)),a+L/n-.14,.28,z+FH-.45,bev=.005)
S=CUT*B
fac(S)
with k.at(S,D,0,pi): fac(S)
with k.at(0,D,0,-pi/2): fac(D)
for f in range(NF+1): k.box('white',.3,.3,f*FH-.3,S,D-.3,f*FH,bev=.01)
k.box('white',6,5,0,10,10,NF*FH+2.6,bev=.03)
for a in ((0,0,S,.3),(0,D-.3,S,D),(0,.3,.3,D-.3)): k.box('white',a[0],a[1],NF*FH,a[2],a[3],NF*FH+.95,bev=.02)
for f in range(NF):   # partitions visible at the cut
    k.box('white',S-3.4,5.6,f*FH,S-.05,5.8,f*FH+3.2,bev=.01); k.box('white',S-3.4,9.6,f*FH,S-.05,9.8,f*FH+3.2,bev=.01)
    table(S-1.6,2.9,f*FH,2.4,pi/2); table(S-1.6,12.4,f*FH,2.4,pi/2)
# wire half: stout rods on the same axes
r=.13
for i in range(CUT+1,NB+1):
    x=i*B
    for y in (0,5,10,D):
        k.box('white',x-r,y-r,0,x+r,y+r,NF*FH,bev=.01)
    for f in range(1,NF+1): k.box('white',x-r,0,f*FH-r*2,x+r,D,f*FH,bev=.01)
for f in range(1,NF+1):
    for y in (0,5,10,D): k.box('white',S,y-r,f*FH-r*2+.006,NB*B,y+r,f*FH-.006,bev=.01)
for (x0,y0,z0,x1,y1,z1) in ((NB*B,0,0,NB*B,5,FH),(NB*B,5,0,NB*B,0,FH),(NB*B,0,FH,NB*B,5,2*FH),(NB*B,5,FH,NB*B,0,2*FH),(7*B,0,0,8*B,0,FH),(8*B,0,0,7*B,0,FH),(7*B,0,FH,8*B,0,2*FH),(8*B,0,FH,7*B,0,2*FH),(7*B,0,2*FH,8*B,0,3*FH),(8*B,0,2*FH,7*B,0,3*FH)): k.bar('white',(x0,y0,z0),(x1,y1,z1),.12)
for x in np.arange(S+B,NB*B+.1,B): k.cyl('white',x,-4.2,0.,.1,.8,n=28)
# red: the coordination frame standing exactly at the cut, with its axis feet
ac='accent'; X=S+.35; t=.28
k.box(ac,X-t,-2.2,0,X+t,-1.6,NF*FH+2.4,bev=.03); k.box(ac,X-t,D+1.6,0,X+t,D+2.2,NF*FH+2.4,bev=.03); k.box(ac,X-t,-2.2,NF*FH+1.8,X+t,D+2.2,NF*FH+2.4,bev=.03); k.box(ac,X-t,-2.2,.0,X+t,D+2.2,.3,bev=.03)
for f in range(1,NF+1): k.box(ac,X-.1,-1.7,f*FH-.12,X+.1,D+1.7,f*FH+.02,bev=.01)
for y in (5,10): k.box(ac,X-.1,y-.1,.2,X+.1,y+.1,NF*FH+1.9,bev=.01)
k.T.pop()
tree_row(-5.4,-4.9,6.6,-5.2,3,'gyp',.62); people(18,-6,-6.6,30,-1.,.12); people(9,17,1,35,14,.12); people(5,1,1,5,13,NF*FH+.12); tree_row(20,20.5,42,20.5,5,'wire',.9)
finish('digital-wire',(35,-52,15),(17.0,5,8.0),39,focus=(14.5,-1,9),blur=.013,az=-118,el=29,z=-4,sky=.5,dist=150)
