import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
import lib
k=begin(); BATTEN=lib.LEFT_OUT if hasattr(lib,'pane') else 'white'      # texture is not drawn
# six pitched-roof class houses round a yard, joined by one red covered walk
k.box('card',-120,-110,-3,160,170,-.12,bev=.2)
def hgt(x,y): return max(0,(y-62)*.10+2*sin(x*.04)+1.5*sin(y*.05+x*.02))
terrain(k,'card',lambda x,y:hgt(x,y)-.9,-119,56,159,169,1.0,12,1.,res=90)
ring('paper',22,18,.02,46,-.3,.045,n=80)
def pav(x,y,rot,w=17,d=13):
    with k.at(x,y,0,rot):
        k.box('plaster',-w/2-.6,-d/2-.6,-.1,w/2+.6,d/2+.6,.25,bev=.03)
        with k.at(-w/2,-d/2,.2):
            def s(L):
                facade(k,'white',L,0,1,3.6,bay=2.1,t=.4,pier=.36,lintel=.55,sill=.5,mull=1)
            four(w,d,s); k.box('wood',w*.5,.5,0,w*.53,d-.5,3.4,bev=.01); k.box('wood',w*.53,d*.5,0,w-.5,d*.53,3.4,bev=.01)
            for i in range(3): table(3.+i*2.1,d*.3,.1,1.8,pi/2); table(3.+i*2.1,d*.7,.1,1.8,pi/2)
            # asymmetric gable, ridge along x, thin shell with battens
            pr=[(-.9,3.3),(d*.62,8.6),(d+.9,3.9),(d+.9,4.25),(d*.62,9.),(-.9,3.65)]
            k.extrude_yz('white',pr,-.8,w+.8)
            for x0 in (.1,w-.3): k.extrude_yz('white',[(.1,3.5),(d-.1,3.7),(d*.62,8.3)],x0,x0+.2)
            for i in range(int((w+1.6)/.62)): x=-.7+i*.62; k.bar(BATTEN,(x,-.95,3.72),(x,d*.62,9.05),.1,.12,bev=.01); k.bar(BATTEN,(x,d+.95,4.32),(x,d*.62,9.05),.1,.12,bev=.01)
            k.box('white',w*.25,d*.5,7.4,w*.25+1.2,d*.5+1.2,10.4,bev=.03)
C=(22,18); N=6; pts=[]
for i in range(N):
    a=2*pi*i/N+.35; x,y=C[0]+33*cos(a),C[1]+28*sin(a); pav(x,y,a+pi/2)
ac='accent'
def walk(P):
    for (ax,ay),(bx,by) in zip(P,P[1:]):
        d=Vector((bx-ax,by-ay)); L=d.length
        with k.at(ax,ay,0,math.atan2(d.y,d.x)):
            k.box(ac,-1.5,-1.7,3.,L+1.5,1.7,3.28,bev=.02); k.box(ac,-1.3,-1.5,-.02,L+1.3,1.5,.12,bev=.02)
            for q in range(int(L/2.6)+1):
                for s in (-1.4,1.4): k.box(ac,q*2.6-.1,s-.1,0,q*2.6+.1,s+.1,3.05,bev=.01)
W=[(C[0]+20*cos(2*pi*i/N+.35),C[1]+16*sin(2*pi*i/N+.35)) for i in range(N)]
walk(W+[W[0]])
for i in range(N):
    a=2*pi*i/N+.35; x,y=C[0]+26.5*cos(a),C[1]+21.5*sin(a); walk([W[i],(x,y)])
k.cyl('card',C[0]-3,C[1]+2,0,.4,4.,n=40); inst('gyp1',C[0]-3,C[1]+2,.35,1.7)
for i in range(5): k.cyl('white',C[0]+7+2.2*cos(i*1.25),C[1]-3+2.2*sin(i*1.25),0,.45,.5,n=16)
people(60,C[0]-15,C[1]-11,C[0]+15,C[1]+11,0,ok=lambda x,y: math.hypot((x-C[0])/15,(y-C[1])/11.5)<.92 and math.hypot(x-C[0]+3,y-C[1]-2)>4.4,s=.82)
people(26,-14,-34,60,-24,0)
wood(-90,70,140,150,150,z=lambda x,y: math.floor((hgt(x,y)-.9)/1.)*1. if hgt(x,y)>.9 else -.1,s=1.3,gap=5); wood(-80,-60,-32,60,22,s=1.2,gap=7); wood(74,-40,120,60,22,s=1.2,gap=7)
street(-70,-74,180,2,12,mat='context',shop=False,roofs=('gable',))
finish('school-cluster',(-34,-72,66),(21.5,15,1),48,focus=(22,8,3),blur=.020,az=-168,el=27,sky=.42)
