import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# three laboratory bars on a planted street, red cluster of exhaust stacks on the first
k.box('card',-150,-140,-3,210,230,-.14,bev=.2); paving(-14,-16,112,-1,4.,t=.14); k.box('paper',-8,-1,-.3,108,100,0,bev=.03)
def lab(x,y,L,D,fl):
    with k.at(x,y,0):
        hollow_block(k,'white',L,D,0,1,4.8,bay=3.6,pier=.6,lintel=.7,t=.8,parapet=0)
        z=4.8
        for f in range(fl):
            def s(Ls,z=z):
                n=round(Ls/3.6); b=Ls/n; k.box('white',-.1,-.2,z-.25,Ls+.1,.6,z+.15,bev=.02); k.box('white',0,.1,z,Ls,.5,z+1.0,bev=.02)
                for i in range(n+1): k.box('white',i*b-.3,-.3,z,i*b+.3,.6,z+4.1,bev=.02)
                for i in range(n):
                    for q in (1,2): k.box('white',i*b+b*q/3-.05,.15,z+1,i*b+b*q/3+.05,.3,z+4,bev=.01)
                    for q in range(4): k.box('white',i*b+.3,-.35,z+2.9+q*.28,(i+1)*b-.3,.1,z+2.96+q*.28,rx=.3,bev=.005)
            four(L,D,s); k.box('white',.5,.5,z-.2,L-.5,D-.5,z+.1,bev=.01); k.box('white',L*.35,D*.3,z,L*.65,D*.7,z+4,bev=.01); z+=4.1
        k.box('white',-.15,-.25,z-.2,L+.15,D+.25,z+.2,bev=.02); four(L,D,lambda q:k.box('white',-.1,-.15,z,q+.1,.3,z+1.,bev=.02))
        k.box('white',4,3,z,L-4,D-3,z+3.2,bev=.03); four_l=[k.box('white',4+i*.8,2.7,z+.3,4.1+i*.8,3.,z+3.6,bev=.01) for i in range(int((L-8)/.8)+1)]
        for i in range(5): k.cyl('white',8+i*(L-16)/4,D/2,z+3.2,z+4.2,1.1,n=24)
        return z
z0=lab(0,0,62,17,3); lab(70,-.4,34,17,4); lab(0,34,104,17,3); lab(0,68,50,17,4); lab(58,68,46,17,3)
ac='accent'; X,Y=13,8.4
k.box(ac,X-5.2,Y-3.2,z0+3.3,X+5.2,Y+3.2,z0+5.2,bev=.04)
for i in range(5):
    for j in range(2):
        x,y=X-4+i*2.,Y-1.3+j*2.6; hh=z0+13.+1.5*sin(i*1.3+j)+(.8 if j else 0); k.cyl(ac,x,y,z0+5.1,hh,.62,.55,n=28); k.cyl(ac,x,y,hh,hh+.9,.74,.5,n=28); k.cyl(ac,x,y,z0+8.2,z0+8.5,.78,n=28)
for z in (z0+8.2,z0+11.4): k.box(ac,X-5,Y-1.45,z,X+5,Y-1.15,z+.24,bev=.01); k.box(ac,X-5,Y+1.15,z,X+5,Y+1.45,z+.24,bev=.01); [k.box(ac,X-4+i*2-.12,Y-1.4,z,X-4+i*2+.12,Y+1.4,z+.22,bev=.01) for i in range(5)]
tree_row(-4,25.5,106,25.5,17,'gyp',1.,j=1.); tree_row(-4,59.5,106,59.5,16,'gyp',1.,j=1.); tree_row(-10,-10,108,-10,13,'wire',1.1)
people(50,-12,-15,108,-2); people(26,-3,19,104,32)
for i in range(2): k.box('white',30+i*40,17,9,33+i*40,34,12.4,bev=.03); [k.box('white',29.9+i*40,17.3+q*1.1,9.4,33.1+i*40,17.45+q*1.1,12.,bev=.01) for q in range(15)]
town(-118,-20,0,2,fl=4); street(-8,104,120,4,13); street(-8,128,140,5,13); lots(122,-20,56,50,4); lots(122,48,56,50,5)
for x in (16,40,52,84): inst('car',x,-20,-.14,1,0)
finish('lab-campus',(-40,-74,36),(33,12,11.5),46,focus=(13,4,20),blur=.015,az=-12-150,el=23,sky=.42,shift_y=-.01)
