import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
import lib
k=begin()
protos_plant()
k.box('card',-160,-160,-3,240,260,-.12,bev=.2); k.box('paper',-8,-8,-.3,108,92,0,bev=.04)
W,D,H,T=100,84,13,24
def bar(x,y,w,d):
    with k.at(x,y):
        if hasattr(lib,'rooms'): lib.rooms(k,'white',.8,.8,w-.8,d-.8,(0,6.5,H),**({'along':(4.6,d-4.6)} if w>d else {'across':(4.6,w-4.6)})); [k.box('white',q,y,z+.3,q+1.2,y+6,z+2.5) for z in (0,6.5) for q in range(8,int(w)-7,3) for y in range(8,int(d)-9,8)]
        else: k.box('white',.8,.8,0,w-.8,d-.8,H,bev=.02)
        def s(L):
            n=max(2,round(L/6)); b=L/n; k.box('plaster',0,.1,0,L,.9,1.2,bev=.02)
            for i in range(n+1): k.box('white',i*b-.3,-.25,0,i*b+.3,1,H+.6,bev=.02)
            for i in range(n):
                for f in range(2):
                    z=1.2+f*5.9
                    with k.at(i*b+.3,0):
                        if (i+f*2)%4==1: k.box('plaster',0,.2,z,b-.6,.9,z+5.6,bev=.02); [k.box('grey',.6+q*1.5,.14,z+1.2,1.6+q*1.5,.24,z+4,bev=.01) for q in range(3)]
                        else: louvres(b-.6,z,z+5.6,.6,.4)
            for z in (1.1,6.9,12.6): k.box('white',-.1,-.14,z,L+.1,.9,z+.36,bev=.02)
            k.box('white',-.05,-.1,H,L+.05,.4,H+1.2,bev=.03)
        four(w,d,s)
        n=int((max(w,d)-10)/11)
        for i in range(n):
            for r in (.3,.7):
                if w>d: inst('cooler',8+i*11,d*r,H+.1,1,0)
                else: inst('cooler',w*r,8+i*11,H+.1,1,pi/2)
        if w>d: [k.box('white',5+i*9,d*.46,H,11+i*9,d*.54,H+1.6,bev=.03) for i in range(int(w/9)-1)]
        else: [k.box('white',w*.44,5+i*9,H,w*.56,11+i*9,H+1.6,bev=.03) for i in range(int(d/9)-1)]
bar(0,0,W,T); bar(0,D-T,W,T); bar(0,T+.2,T,D-2*T-.4); bar(W-T,T+.2,T,D-2*T-.4)
# planted court
x0,x1,y0,y1=T,W-T,T,D-T
k.box('card',x0+3,y0+3,0,x1-3,y1-3,.3,bev=.03)
wood(x0+5,y0+5,x1-5,y1-5,34,z=.3,s=.95,gap=3.2,ok=lambda x,y: abs(y-(y0+(x-x0)*(y1-y0)/(x1-x0)))>5.2 and math.hypot(x-38,y-50)>6)
k.cyl('water',38,50,.2,.34,4.4,n=48); ring('paper',38,50,4.3,4.9,.2,.45)
# red gallery crossing the court on the diagonal
a,b=Vector((x0-.5,y0+1.5)),Vector((x1+.5,y1-1.5)); d=b-a; L=d.length
with k.at(a.x,a.y,0,math.atan2(d.y,d.x)):
    ac='accent'; k.box(ac,0,-1.9,4.6,L,1.9,5.,bev=.02); k.box(ac,-.1,-2.1,8.2,L+.1,2.1,8.6,bev=.03)
    for s in (-1.8,1.8):
        n=int(L/1.3)
        for i in range(n+1): k.box(ac,i*L/n-.09,s-.12,5,i*L/n+.09,s+.12,8.25,bev=.01)
        k.box(ac,0,s-.06,5.,L,s+.06,5.9,bev=.01)
    for i in range(1,6):
        for s in (-1,1): k.bar(ac,(i*L/6,s*.3,.2),(i*L/6,s*1.5,4.7),.34,.34)
people(14,x0+4,y0+4,x1-4,y1-4,.3)
for i in range(5): inst('gen',W+6,6+i*14,0,1,0)
k.box('white',-5,-5,0,0,-4.8,.02)
tree_row(-5,-12,105,-12,16,'gyp',1.1); tree_row(-12,-6,-12,90,13,'gyp',1.1); people(24,-6,-7,104,-2)
town(-90,-104,3,0,bd=60,bw=60,fl=3,dep=13); 
for i in range(5):
    with k.at(-150+i*70,112): k.box('context',0,0,0,58,36,9,bev=.06); [k.extrude_yz('context',[(q*9,8.9),(q*9+8.8,8.9),(q*9+8.8,11.6)],.3,57.7) for q in range(4)]
for i in range(3):
    with k.at(132,-6+i*42): k.box('context',0,0,0,60,30,8,bev=.06); roof_clutter(k,'context',3,3,56,26,8,7)
    with k.at(-88,-2+i*40): k.box('context',0,0,0,58,30,9,bev=.06); roof_clutter(k,'context',3,3,54,26,9,6)
for x in (8,20,44,52,80): inst('car',x,-17.5,-.12,1,0)
finish('dc-courtyard',(-40,-66,122),(49,38,3),50,focus=(46,32,8),blur=.022,az=-14,el=33,sky=.44)
