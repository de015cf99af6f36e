import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
import lib
k=begin(); BATTEN=lib.LEFT_OUT if hasattr(lib,'pane') else 'white'; PLANK=(lambda m: lib.LEFT_OUT) if hasattr(lib,'pane') else (lambda m: m)      # texture is not drawn
# straight from above: two rows of floating homes either side of one red jetty
mat_water('water',(.36,.44,.45),rough=.08,bump=.3,scale=.5,stretch=(.6,1.4,1))
k.box('water',-200,-200,-1,200,200,0,bev=.01)
def body(m,x0,y0,z0,x1,y1,z1):
    """a storey of a house: solid in the picture, which looks from above; in drawings it has windows, in sections it is hollow"""
    if hasattr(lib,'rooms'):
        for a in ((x0,y0,x1,y0+.2),(x0,y1-.2,x1,y1),(x0,y0+.2,x0+.2,y1-.2),(x1-.2,y0+.2,x1,y1-.2)): k.box(m,a[0],a[1],z0,a[2],a[3],z1)
        k.box(m,x0+.2,y0+.2,z0,x1-.2,y1-.2,z0+.15); k.box(m,x0+.2,y0+.2,z1-.2,x1-.2,y1-.2,z1)
    else: k.box(m,x0,y0,z0,x1,y1,z1,bev=.02)
    if hasattr(lib,'pane'):
        with lib.aside():
            for s,o in ((y0,-.05),(y1,.05)):
                n=max(2,round((x1-x0)/2.4)); b=(x1-x0)/n
                for i in range(n): k.box('pane',x0+i*b+.35,min(s,s+o),z0+(.1 if i%2 else .8),x0+(i+1)*b-.35,max(s,s+o),z1-.45)
            for s,o in ((x0,-.05),(x1,.05)):
                n=max(1,round((y1-y0)/2.8)); b=(y1-y0)/n
                for i in range(n): k.box('pane',min(s,s+o),y0+i*b+.4,z0+(.1 if i%2==0 else .8),max(s,s+o),y0+(i+1)*b-.4,z1-.45)
def home(x,y,rot,t):
    with k.at(x,y,0,rot):
        k.box('plaster',-6.6,-4.2,-.6,6.6,4.2,.62,bev=.06)
        for i in range(33): k.box(PLANK('wood'),-6.5+i*.394,-4.1,.62,-6.5+i*.394+.36,4.1,.72,bev=.008)
        m='white'
        if t==0:   # gable ridge along x
            body(m,-5.2,-3.1,.7,3.6,3.1,3.5); k.extrude_yz(m,[(-3.5,3.4),(3.5,3.4),(0,6.2)] if not hasattr(lib,'rooms') else [(-3.5,3.4),(-3.1,3.4),(0,5.95),(3.1,3.4),(3.5,3.4),(0,6.2)],-5.6,4.)
            for i in range(20): xx=-5.5+i*.48; k.bar(BATTEN,(xx,-3.55,3.45),(xx,0,6.28),.16,.12); k.bar(BATTEN,(xx,3.55,3.45),(xx,0,6.28),.16,.12)
            k.box(m,-2.2,.9,4.6,-1.3,1.8,7.2,bev=.03)
        elif t==1: # flat with roof terrace and stair
            body(m,-5.4,-3.3,.7,4.4,3.3,3.7)
            for i in range(22): k.box(PLANK('wood'),-5.3+i*.44,-3.2,3.7,-5.3+i*.44+.4,3.2,3.78,bev=.006)
            for a in ((-5.4,-3.3,4.4,-3.15),(-5.4,3.15,4.4,3.3),(-5.4,-3.15,-5.25,3.15),(4.25,-3.15,4.4,3.15)): k.box(m,*a[:2],3.7,*a[2:],4.6,bev=.01)
            body(m,-4.8,-2.6,3.7,-1.2,1.,6.2); k.box(m,-5.,-2.8,6.2,-1.,1.2,6.45,bev=.02); table(2.,.8,3.78,2.2); k.box('paper',1.,-2.6,3.8,3.6,-1.,4.1,bev=.03); inst('gyp2',3.4,2.4,3.78,.2)
        elif t==2: # two shed roofs
            k.add(m,[(-5.4,-3.3,.7),(-.6,-3.3,.7),(-.6,3.3,.7),(-5.4,3.3,.7),(-5.4,-3.3,3.2),(-.6,-3.3,5.6),(-.6,3.3,5.6),(-5.4,3.3,3.2)],[[0,3,2,1],[4,5,6,7],[0,1,5,4],[1,2,6,5],[2,3,7,6],[3,0,4,7]])
            k.add(m,[(-.45,-3.3,.7),(4.4,-3.3,.7),(4.4,3.3,.7),(-.45,3.3,.7),(-.45,-3.3,3.1),(4.4,-3.3,4.9),(4.4,3.3,4.9),(-.45,3.3,3.1)],[[0,3,2,1],[4,5,6,7],[0,1,5,4],[1,2,6,5],[2,3,7,6],[3,0,4,7]])
            for i in range(12): y=-3.2+i*.58; k.bar(BATTEN,(-5.5,y,3.28),(-.5,y,5.75),.08,.12); k.bar(BATTEN,(-.5,y,3.2),(4.5,y,5.),.08,.12)
        else:      # court house: U round a deck
            for a in ((-5.4,-3.5,4.6,-1.1),(-5.4,1.3,4.6,3.5),(-5.4,-1.1,-2.8,1.3)): body(m,a[0],a[1],.7,a[2],a[3],3.6); k.box('card',a[0]+.3,a[1]+.3,3.6,a[2]-.3,a[3]-.3,3.8,bev=.02); 
            inst('gyp0',.6,.1,.7,.36); k.box('wood',2.,-.6,.72,3.6,.6,1.1,bev=.02)
            for q in range(5): inst(f'gyp{q%4}',-4.5+q*2,2.4,3.75,.15)
        figures([(5.3,R.uniform(-3,3),.72),(5.7,R.uniform(-3,3),.72)])
        for xx,yy in ((-6.9,-3),(-6.9,3),(6.9,-3),(6.9,3)): k.cyl('woodz',xx,yy,-1,2.6,.2,n=14)
def boat(x,y,rot,s=1.):
    m,w=(lib.LEFT_OUT,lib.LEFT_OUT) if hasattr(lib,'pane') else ('white','wood')      # boats come and go: not drawn
    with k.at(x,y,0,rot):
        V=[];F=[];n=12
        for i in range(n+1):
            t=i/n; b=max(.03,1.0*s*sin(pi*min(1,.12+t*.95))**.6*(1 if t<.55 else sqrt(max(0,1-((t-.55)/.45)**2)))); xx=-2.6*s+5.2*s*t
            V+=[(xx,-b,.55+.25*t*t),(xx,0,-.2),(xx,b,.55+.25*t*t),(xx,b*.8,.5+.25*t*t),(xx,0,.12),(xx,-b*.8,.5+.25*t*t)]
        for i in range(n):
            for q in range(6): F.append([i*6+q,i*6+(q+1)%6,(i+1)*6+(q+1)%6,(i+1)*6+q])
        F.append([0,1,2,3,4,5]); k.add(m,V,F); k.box(w,-.9*s,-.75*s,.42,-.5*s,.75*s,.5,bev=.01); k.box(w,.7*s,-.7*s,.45,1.1*s,.7*s,.53,bev=.01)
# red jetty: trunk with fingers, every plank
ac='accent'
def jetty(x0,y0,x1,y1):
    ac=PLANK('accent')
    if hasattr(lib,'pane'):
        with lib.aside(): k.box('accent',x0,y0,.7,x1,y1,.84)
    if x1-x0>y1-y0:
        for i in range(int((x1-x0)/.36)): k.box(ac,x0+i*.36,y0,.7,x0+i*.36+.32,y1,.84,bev=.01)
        for y in (y0+.2,y1-.4): k.box(ac,x0,y,.4,x1,y+.2,.72,bev=.01)
    else:
        for i in range(int((y1-y0)/.36)): k.box(ac,x0,y0+i*.36,.7,x1,y0+i*.36+.32,.84,bev=.01)
        for x in (x0+.2,x1-.4): k.box(ac,x,y0,.4,x+.2,y1,.72,bev=.01)
jetty(-30,-1.3,28,1.3)
xs=(-22,-5,12)
for q,x in enumerate(xs):
    for s in (-1,1):
        jetty(x+7.7,min(s*1.3,s*13),x+9.3,max(s*1.3,s*13)); home(x+.2+R.uniform(-.2,.2),s*7.2,0 if s>0 else pi,(q*2+(s>0))%4 if (q,s)!=(2,-1) else 2)
for q,x in enumerate((-39,29,46)): home(x+(5 if x>0 else -1),(9,-8,10)[q],(0,pi,0)[q],(1,3,0)[q])
for x in (-30,28): 
    for y in (-1.5,1.5): k.cyl(ac,x,y,-1,2.4,.24,n=16)
k.cyl(ac,28.6,0,.4,.86,2.6,n=40)
people(16,-28,-1,27,1,.84)
for x,y,r,s in ((-17,17.5,.2,1),(7,-17,-.15,1.1),(24,16.5,1.3,.9),(-36,-9,.9,1.2),(33,6,2.4,.8),(-12,-15.8,3.2,.8)): boat(x,y,r,s)
finish('floating-homes-row',(3,-6,84),(-.5,.3,0),42,focus=(0,0,2),blur=.02,az=148,el=30,sky=.62,back=False)
