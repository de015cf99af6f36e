import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
import lib
k=begin()
# one very long hall in the fields; the red thermal store stands at its near end
protos_plant(); mat_matte('field',(.72,.69,.62),var=.06,mottle=.12)
k.box('card',-200,-260,-3,260,520,-.1,bev=.2)
for i in range(60):
    x=-150+i*3.1
    if x<-30: k.box('card',x,-120,-.15,x+1.5,480,.28+R.random()*.05,bev=.05)
L,W,H=250,46,16
with k.at(0,0,0,pi/2):     # local x runs away from the camera
    with k.at(0,-W):
        if hasattr(lib,'rooms'): lib.rooms(k,'white',1,1,L-1,W-1,(0,5.4,10.7,H-.2),along=(8,W-8)); [k.box('white',q,y,z,q+11,y+1.2,z+2.3) for z in (.9,6.3,11.6) for q in range(6,230,15) for y in range(10,36,3)]
        else: k.box('white',1,1,0,L-1,W-1,H-.2,bev=.03)
        k.box('plaster',-3,-4,-.12,L+4,W+5,.12,bev=.03)
        def side(Ls):
            k.box('plaster',0,0,0,Ls,1,1.8,bev=.03); k.box('white',-.1,-.15,H-1.1,Ls+.1,1,H+1.4,bev=.04); n=int(Ls/.9)
            for i in range(n+1):
                x=i*Ls/n
                if i%8==0: k.box('white',x-.32,-.55,0,x+.32,1,H+.9,bev=.03)
                elif not hasattr(lib,'pane'): k.box('white',x-.07,.1,1.8,x+.07,.9,H-1.1,bev=.01,rz=.4)
            if hasattr(lib,'pane'): k.box('pane',.3,.4,1.8,Ls-.3,.46,H-1.1)      # drawn as an area with a tone: fins are texture, not edges
            for z in (1.8,6.3,10.8): k.box('white',0,-.02,z,Ls,1,z+.2,bev=.02)
        four(L,W,side)
        for r in (8,17,29,38):
            k.box('white',4,r-1.3,H,L-4,r-1.05,H+1.,bev=.02); k.box('white',4,r+1.05,H,L-4,r+1.3,H+1.,bev=.02)
            for i in range(22):
                if (i*5+r)%13: inst('cooler',10+i*10.8,r,H+.95,1,pi/2)
        for i in range(15): k.box('white',10+i*16,21.5,H,14+i*16,24.5,H+2.4,bev=.04)
        for i in range(14): inst('gen',12+i*17,-16,0,1,pi/2)
        k.box('white',8,-6.2,6.6,L-8,-4.6,7.1,bev=.02)
        for i in range(16): k.box('white',8+i*15.6,-5.9,0,8.4+i*15.6,-4.9,6.6,bev=.02)
        for q in range(5): k.tube('white',(8,-6.+q*.34,7.3),(L-8,-6.+q*.34,7.3),.12,n=8)
# head building with entrance at the near gable
with k.at(8,-14.4): hollow_block(k,'white',26,13.8,0,2,4.4,bay=2.4,pier=.45,lintel=.6,t=.6,parapet=.8); k.box('white',-1,-3.6,4.2,15,.2,4.6,bev=.03); [k.box('white',x-.12,-3.3,0,x+.12,-3.06,4.2,bev=.01) for x in (0,4.6,9.4,14)]
# thermal store
TX,TY=-9.5,-12; ac='accent'; k.cyl('plaster',TX,TY,-.1,.5,7.2,n=56)
k.cyl(ac,TX,TY,.5,19.5,5.6,n=72)
for i in range(0 if hasattr(lib,'pane') else 36): a=2*pi*i/36; k.box(ac,TX+5.66*cos(a)-.12,TY+5.66*sin(a)-.12,.5,TX+5.66*cos(a)+.12,TY+5.66*sin(a)+.12,19.5,rz=a,bev=.02)
for z in (.6,5.2,9.9,14.6,19.2): ring(ac,TX,TY,5.5,5.95,z,z+.36)
k.cyl(ac,TX,TY,19.5,20.5,5.5,2.6,n=72); k.cyl(ac,TX,TY,20.4,21.,1.1,n=24)
for i in range(80): a=-2.6+i*.055; z=.5+i*.238; k.box(ac,TX+6.7*cos(a)-.75,TY+6.7*sin(a)-.2,z,TX+6.7*cos(a)+.75,TY+6.7*sin(a)+.2,z+.14,rz=a,bev=.01); k.box(ac,TX+7.4*cos(a)-.05,TY+7.4*sin(a)-.22,z-.1,TX+7.4*cos(a)+.05,TY+7.4*sin(a)+.22,z+1.15,rz=a,bev=.01)
pipe(ac,[(TX+5,TY+3.5,2.4),(-.4,TY+3.5,2.4),(-.4,TY+14.5,2.4),(1,TY+14.5,2.4)],.55)
tree_row(-34,-26,-34,210,22,'gyp',1.6,j=2); tree_row(66,-60,74,200,16,'gyp',1.5,j=2)
wood(-190,330,230,430,120,s=2.2,gap=7)
people(22,-26,-36,36,-17); people(6,-30,-30,-17,-4)
for x,y,r in ((24,-24,0),(30,-24.3,0),(36,-24,0)): inst('car',x,y,0,1,pi/2)
finish('dc-hall-long',(-31,-63,7.4),(3.5,12,9.2),33,focus=(-6,-14,9),blur=.010,az=-164,el=24,sky=.42,dist=900)
