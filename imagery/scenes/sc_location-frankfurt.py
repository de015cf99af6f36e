import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# the office house in its Frankfurt block, towers behind; the loft floor with the studio is red
k.box('card',-160,-140,-3,190,330,-.14,bev=.2); paving(-40,-16,60,-.2,4.,t=.14)
street(-58,0,52,4,14); street(30,0,66,4,14)
with k.at(-5.5,0):
    L,D=35,15
    hollow_block(k,'white',L,D,0,1,5.2,bay=5.8,pier=1.1,lintel=.9,t=.9,parapet=0); k.box('white',-.15,-.3,4.7,L+.15,.3,5.3,bev=.03)
    for f in range(4):
        z=5.2+f*3.7
        with k.at(0,0,0):
            hollow_block(k,'white',L,D,z,1,3.7,bay=2.9,pier=1.,lintel=.55,sill=.35,t=.7,mull=1,parapet=0,core=False); k.box('white',-.1,-.22,z+3.45,L+.1,.2,z+3.75,bev=.02)
    k.box('white',14,5,5,21,10,20,bev=.02)
    for i in range(13): x=i*L/12; k.box('white',x-.35,-.28,5.2,x+.35,.1,20,bev=.03)
    k.box('white',-.4,-.7,19.85,L+.4,D+.5,20.4,bev=.04)
    ac='white'; z=20.4
    with k.at(1.6,1.6,z):
        w,d=L-3.2,D-3.2
        four(w,d,lambda q:([k.box(ac,i*q/round(q/1.45)-.13,-.1,0,i*q/round(q/1.45)+.13,.5,3.6,bev=.02) for i in range(round(q/1.45)+1)],k.box(ac,-.1,-.05,0,q+.1,.4,.5,bev=.02),k.box(ac,-.3,-.35,3.3,q+.3,.5,3.75,bev=.03)))
        k.box(ac,.2,.2,3.3,w-.2,d-.2,3.7,bev=.02); k.box(ac,11,3,0,18,8,3.4,bev=.02)
    ac='accent'; x0,x1,yf=8.75,14.5,-1.9      # red oriel, four storeys
    for f in range(5): k.box(ac,x0-.15,yf-.12,5.05+f*3.7,x1+.15,.1,5.45+f*3.7,bev=.02)
    for f in range(4):
        z=5.4+f*3.7
        for q in range(6): x=x0+(x1-x0)*q/5; k.box(ac,x-.1,yf,z,x+.1,yf+.3,z+3.4,bev=.01)
        for s in (x0,x1): [k.box(ac,s-.1,yf+.9*q,z,s+.1,yf+.9*q+.18,z+3.4,bev=.01) for q in range(3)]
        k.box(ac,x0,yf+.05,z,x1,yf+.2,z+.8,bev=.01); k.box(ac,x0-.06,yf+.1,z,x0+.06,0,z+.8,bev=.01); k.box(ac,x1-.06,yf+.1,z,x1+.06,0,z+.8,bev=.01); k.box(ac,x0+.1,-.3,z,x1-.1,-.1,z+3.4,bev=.01)
    k.box(ac,x0-.05,yf,20.1,x1+.05,.2,20.9,bev=.02)
    rail(k,'white',(.2,-.3,20.4),(L-.2,-.3,20.4),1.,.3,.03); figures([(4,.6,20.4),(9,.5,20.4),(26,.6,20.4)])
# skyline: slender towers with floor lines, far and soft
for x,y,w,d,h,tp in ((-42,120,17,17,88,0),(-8,165,20,16,128,1),(34,140,16,16,104,2),(66,185,22,20,150,0),(-84,170,18,20,108,2),(112,150,18,18,84,1)):
    with k.at(x,y): 
        k.box('context',.5,.5,0,w-.5,d-.5,h,bev=.1)
        for f in range(int(h/3.7)): k.box('context',-.1,-.1,f*3.7,w+.1,d+.1,f*3.7+1.3,bev=.05)
        for i in range(8): k.box('context',i*w/7-.25,-.25,0,i*w/7+.25,.2,h,bev=.03)
        if tp==1: k.add('context',[(0,0,h),(w,0,h),(w,d,h),(0,d,h),(w/2,d/2,h+22)],[[0,1,4],[1,2,4],[2,3,4],[3,0,4]])
        elif tp==2: k.box('context',w*.2,d*.2,h,w*.8,d*.8,h+8,bev=.1); k.tube('context',(w/2,d/2,h+8),(w/2,d/2,h+30),.5,.1)
        else: k.box('context',0,0,h,w*.55,d,h+10,bev=.1)
for i in range(-1,3): lots(i*62-70,40,52,44,5)
tree_row(-34,-7,-8,-7,4,'gyp',1.05); tree_row(32,-7,62,-7,4,'gyp',1.05); people(46,-36,-14,60,-1.2); people(6,8,-4,16,-1)
for x,y in ((-22,-19),(36,-19),(50,-19.3)): inst('car',x,y,-.14,1,0)
for x in (4,20): k.box('white',x-.6,-4.6,0,x+.6,-3.4,.8,bev=.05); inst('gyp2',x,-4,.6,.4)
finish('location-frankfurt',(-27,-52,8),(13,3,8),34,focus=(10,-1,14),blur=.011,az=-163,el=28,sky=.48,shift_y=.115,dist=620)
