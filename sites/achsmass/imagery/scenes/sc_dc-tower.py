import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
protos_plant()
k.box('card',-140,-140,-3,160,190,-.16,bev=.2); k.box('paper',-6,-7,-.4,40,30,0,bev=.03)
town(-96,-38.5,0,2,fl=5); town(58,-33,0,2,fl=5,bw=50); 
for x in (-8,): lots(-4,46,44,46,5); lots(-4,108,46,40,5); lots(-62,150,60,30,5)
W,D,FH,NF=30,22,6.2,9
z=0
with k.at(2,0):
    four(W,D,lambda L:(facade(k,'white',L,0,1,6.4,bay=3.75,pier=.9,lintel=.8,t=.9)))
    k.box('white',1,1,6,W-1,D-1,6.3,bev=.02); k.box('white',8,6,0,22,16,6.2,bev=.02); z=6.4
    for f in range(NF):
        zz=z+f*FH; k.box('white',-.35,-.35,zz-.25,W+.35,D+.35,zz+.45,bev=.03); k.box('white',1.4,1.4,zz,W-1.4,D-1.4,zz+FH,bev=.01)
        def tier(L,f=f,zz=zz):
            n=max(1,round(L/3.75)); b=L/n
            for i in range(n):
                v=(i*3+f*2)%5
                k.box('white',i*b-.2,-.1,zz,i*b+.2,1.,zz+FH,bev=.02)
                with k.at(i*b+.2,0):
                    if v==0: k.box('plaster',0,.25,zz+.45,b-.4,1.2,zz+FH-.25,bev=.02); [k.box('plaster',0,.18,zz+1.+q*.7,b-.4,.3,zz+1.1+q*.7,bev=.01) for q in range(7)]
                    elif v==3: k.box('white',0,.2,zz+3.2,b-.4,.9,zz+3.5,bev=.01); louvres(b-.4,zz+.45,zz+FH-.25,.36,-.5)
                    else: louvres(b-.4,zz+.45,zz+FH-.25,.36,(.5,.0,-.35,.2,.6)[v])
            k.box('white',L-.2,-.1,zz,L+.2,1.,zz+FH,bev=.02)
        four(W,D,tier)
    H=z+NF*FH; k.box('white',-.35,-.35,H-.2,W+.35,D+.35,H+.4,bev=.03)
    four(W,D,lambda L: [k.box('white',i*L/round(L/1.25)-.1,-.1,H+.4,i*L/round(L/1.25)+.1,.5,H+4.4,bev=.01) for i in range(round(L/1.25)+1)] and k.box('white',-.1,-.14,H+4.2,L+.1,.55,H+4.6,bev=.02))
    for r in (5,11,17): [inst('cooler',6+i*9.4,r,H+.4,1,0) for i in range(3)]
# red: riser shafts climbing the corner bay, tied back at every floor
ac='accent'; X=1.1
for q,(dx,dy,r) in enumerate(((-.2,-1.5,.62),(1.4,-1.5,.62),(3.,-1.5,.62))): 
    x=X+1.6+dx; k.cyl(ac,x,dy,.2,H+5.-q*.9,r,n=28)
    for f in range(NF+1): k.cyl(ac,x,dy,6.2+f*FH,6.55+f*FH,r+.14,n=28)
    k.cyl(ac,x,dy,H+5.-q*.9,H+5.5-q*.9,r+.3,r+.3,n=28)
for f in range(NF+1): zz=6.4+f*FH; k.box(ac,X+.6,-2.4,zz-.12,X+5.5,-.3,zz+.1,bev=.02)
k.box(ac,X+.3,-2.7,0,X+5.8,-.4,3.2,bev=.04)
tree_row(9,-4.6,36,-4.6,5,'gyp',.95); tree_row(-10.5,3,-10.5,26,4,'wire',.9)
people(26,-8,-6.6,38,-2.8,ok=lambda x,y: not(1<x<8)); people(12,-16,-22,36,-12,-.16)
for x,y,r in ((14,-9.5,0),(24,-9.6,0),(-10.6,-30,pi/2),(3,-15,pi)): inst('car',x,y,-.16,1,r)
finish('dc-tower',(-30,-92,5),(16,10,5.),27,focus=(4,-2,22),blur=.008,az=-44,el=31,sky=.46,shift_y=.235,dist=500)
