import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *; from offices import frankfurt
k=begin()
# the office house in its Frankfurt block, towers behind; the loft floor with the studio is red
k.box('card',-160,-140,-3,190,330,-.14,bev=.2); paving(-40,-16,60,-.2,4.,t=.14)
street(-58,0,52,4,14); street(30,0,66,4,14)
frankfurt()
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
