import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# stepped terraces with planters; one red stair runs down through all of them
k.box('card',-120,-120,-3,180,200,-.14,bev=.2); k.box('paper',-10,-14,-.3,76,56,0,bev=.03)
W,D,FH,NF,ST=58,42,3.8,6,5.6
for f in range(NF):
    y0=f*ST; z=f*FH
    with k.at(0,y0,z):
        dd=D-y0
        facade(k,'white',W,0,1,FH,bay=1.8,t=.5,pier=.36,lintel=.5,sill=.0,depth=.7)
        with k.at(W,0,0,pi/2): facade(k,'white',dd,0,1,FH,bay=2.4,t=.5,pier=.7,lintel=.5,sill=.8,mull=1)
        with k.at(0,dd,0,-pi/2): facade(k,'white',dd,0,1,FH,bay=2.4,t=.5,pier=.7,lintel=.5,sill=.8,mull=1)
        k.box('white',.3,.3,-.15,W-.3,dd-.3,.15,bev=.01); k.box('white',20,6,0,38,dd-1,FH-.2,bev=.01)
        k.box('white',-.5,-.7,FH-.25,W+.5,dd+.2,FH+.12,bev=.03)
        # terrace: planters and pergola
        if f<NF: 
            for i in range(8):
                x=1.+i*7.2
                if 29<x+5.4 and x<40: continue
                k.box('white',x,-.5,FH+.1,x+5.4,.6,FH+.85,bev=.03)
                for q in range(4): inst(f'gyp{R.randrange(4)}',x+.8+q*1.3,.05+R.uniform(-.15,.15),FH+.7,R.uniform(.2,.36))
            for i in range(3): 
                x=R.uniform(3,26) if i%2 else R.uniform(42,54); table(x,3.,FH+.12,2.4)
            people(8,1,1.2,W-1,ST-.9,FH+.13,ok=lambda x,y: not(28<x<41))
z=NF*FH
k.box('white',12,32,z,46,40,z+2.8,bev=.04); k.box('white',-.4,D-.3,z,W+.4,D,z+1,bev=.02)
ac='accent'; X0=33.2
for f in range(NF):     # straight flights, one per level, gently shifting
    ya=f*ST-.6+(-5.6 if f==0 else -5.0); yb=f*ST-.55; 
    za=f*FH+(.13 if f else 0); zb=(f+1)*FH+.14; n=20; x=X0
    for i in range(n):
        y0=ya+(yb-ya)*i/n; k.box(ac,x-1.6,y0,za+(zb-za)*(i+1)/n-.3,x+1.6,y0+(yb-ya)/n+.03,za+(zb-za)*(i+1)/n,bev=.008)
    for s in (-1.68,1.68):
        V=[(x+s-.07,ya-.2,za-.05),(x+s-.07,yb+.2,zb-.35),(x+s-.07,yb+.2,zb+1.05),(x+s-.07,ya-.2,za+1.05)]; P=V+[(a+.14,b,c) for a,b,c in V]
        k.add(ac,P,[[3,2,1,0],[4,5,6,7],[0,1,5,4],[1,2,6,5],[2,3,7,6],[3,0,4,7]])
    k.box(ac,x-1.75,yb,zb-.28,x+1.75,yb+.9,zb+.012,bev=.01)
figures([(33,f*ST-2.5,(f+.66)*FH+.2) for f in (1,3)])
street(-64,64,190,5,13); street(-26,-30,90,4,13,pi/2); street(92,60,90,4,13,-pi/2); lots(-60,-92,50,40,4); lots(4,-94,60,44,4); lots(84,-96,50,44,4)
tree_row(-6,-10.5,19,-10.5,4,'gyp',1.); tree_row(50,-10,74,-10,3,'gyp',1.); people(26,-8,-13,74,-7)
for x in (6,20,52): inst('car',x,-19,-.14,1,0)
finish('office-terraces',(-26,-58,31),(31.5,13,9.4),44,focus=(30,4,9),blur=.014,az=-148,el=30,sky=.42)
