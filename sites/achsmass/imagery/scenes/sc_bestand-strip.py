import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
k.box('card',-130,-30,-2,130,60,-.16,bev=.1); k.box('paper',-130,-3.6,-.3,130,30,0,bev=.03)
for i in range(108): k.box('white',-130+i*2.4,-3.55,0,-129.97+i*2.4,-.1,.012,bev=.002)
def detail_house(x,w,fl,kind,fh=3.6):
    """one street house with its own order; outside face y=0"""
    L=w-.12; n=max(2,round(L/R.choice((2.5,2.8,3.1)))); bw=L/n; z=0
    with k.at(x+.06,R.uniform(-.08,.12),0):
        k.box('grey',.3,.8,0,L-.3,11,fl*fh+3.6,bev=.01); 
        for f in range(fl+1):
            h=4.2 if f==0 else fh-.12*f; ww=1.9 if f==0 else 1.15; sill=.5 if f==0 else .8; hd=h-.75
            gate=R.randrange(n) if f==0 else -1
            for i in range(n):
                c=(i+.5)*bw; x0,x1=c-ww/2,c+ww/2; s=0 if i==gate else sill
                k.box('white',i*bw,0,z,x0,.6,z+h,bev=.004); k.box('white',x1,0,z,(i+1)*bw,.6,z+h,bev=.004); k.box('white',x0,.003,z+hd,x1,.6,z+h,bev=.004)
                if s: k.box('white',x0,.003,z,x1,.6,z+s,bev=.004)
                for xx in (x0,c-.05,x1-.1): k.box('paper',xx,.32,z+s,xx+.1,.4,z+hd,bev=.005)
                k.box('paper',x0,.32,z+s+(hd-s)*.68,x1,.4,z+s+(hd-s)*.68+.09,bev=.005)
                if R.random()<.4: k.box('paper',x0,.44,z+hd-(hd-s)*R.uniform(.2,.7),x1,.47,z+hd,bev=.004)
                if f:
                    if kind!='plain': k.box('white',x0-.2,-.1,z+s-.1,x0-.02,.1,z+hd+.1,bev=.02); k.box('white',x1+.02,-.1,z+s-.1,x1+.2,.1,z+hd+.1,bev=.02)
                    k.box('white',x0-.3,-.22,z+s-.18,x1+.3,.1,z+s,bev=.02); k.box('white',x0-.26,-.18,z+hd+.04,x1+.26,.1,z+hd+.26,bev=.02)
                    if kind=='rich' and f in (1,2): k.add('white',[(x0-.4,-.28,z+hd+.27),(x1+.4,-.28,z+hd+.27),(c,-.28,z+hd+.72),(x0-.4,.05,z+hd+.27),(x1+.4,.05,z+hd+.27),(c,.05,z+hd+.72)],[[0,1,2],[3,5,4],[0,3,4,1],[1,4,5,2],[2,5,3,0]])
                    if kind=='balc' and i%2==0 and f<fl: k.box('white',x0-.6,-1.1,z-.1,x1+.6,0,z+.06,bev=.02); rail(k,'white',(x0-.55,-1.05,z+.06),(x1+.55,-1.05,z+.06),1.,.18,.03)
                elif kind!='plain':
                    for g in range(6): k.box('white',i*bw+.05,-.1,z+.15+g*.64,x0-.08,.05,z+.7+g*.64,bev=.04); k.box('white',x1+.08,-.1,z+.15+g*.64,(i+1)*bw-.05,.05,z+.7+g*.64,bev=.04)
            z+=h; k.box('white',-.04,-.16 if f<fl else -.5,z-.22,L+.04,.1,z+.04,bev=.03)
        k.box('white',-.02,-.34,z-.5,L+.02,.1,z-.24,bev=.03)
        for i in range(int(L/.6)): k.box('white',i*.6+.1,-.4,z-.46,i*.6+.36,.0,z-.2,bev=.02)
        if kind=='gable': 
            k.add('white',[(0,.05,z),(L,.05,z),(L*.78,.05,z+2.6),(L*.5,.05,z+5.6),(L*.22,.05,z+2.6),(0,.6,z),(L,.6,z),(L*.78,.6,z+2.6),(L*.5,.6,z+5.6),(L*.22,.6,z+2.6)],[[0,1,2,3,4],[9,8,7,6,5],[0,5,6,1],[1,6,7,2],[2,7,8,3],[3,8,9,4],[4,9,5,0]]); k.box('grey',L*.5-.6,.0,z+1.,L*.5+.6,.06,z+2.9,bev=.01)
        k.extrude_yz('context',[(.3,z),(11.5,z),(9,z+3.4),(5.8,z+4.6),(2.,z+3.2)],.02,L-.02)
        if kind!='gable':
            for i in range(n): c=(i+.5)*bw; k.box('white',c-.75,.5,z+.3,c+.75,2.4,z+2.5,bev=.03); k.box('dark',c-.48,.46,z+.7,c+.48,.54,z+2.1,bev=.01)
        for q in range(max(1,int(L/8))): xx=2.+q*7; k.box('plaster',xx,5,z+3.4,xx+1.8,5.9,z+6,bev=.03); [k.cyl('plaster',xx+.35+g*.55,5.4,z+6,z+6.5,.16,n=10) for g in range(3)]
    return z
x=-98; i=0; kinds=['rich','plain','balc','gable','rich','plain','rich','balc','gable','plain','rich','balc','plain']
while x<98:
    w=R.uniform(12.,18.5)
    if i==5: w=13.5
    if -30<x<-12 and not globals().get('red'):
        red=(x,14.4); w=14.4
    else: detail_house(x,w,R.choice((3,4,4)),kinds[i%len(kinds)])
    x+=w; i+=1
# red: the new house in the gap
ac='accent'; X,w=red; L=w-.2
with k.at(X+.1,0,0):
    F=[0,4.4]+[4.4+3.25*q for q in range(1,6)]; n=8; bw=L/n
    k.box(ac,.3,1.2,0,L-.3,11,F[-1]-.2,bev=.01)
    for z0,z1 in zip(F,F[1:]):
        k.box(ac,0,-.12,z1-.42,L,1.,z1+.02,bev=.02); 
        for q in range(n+1): xx=min(max(q*bw,.16),L-.16); k.box(ac,xx-.15,-.3,z0,xx+.15,1.,z1-.2,bev=.02)
        if z0>0:
            for q in range(n):
                if (q+int(z0))%3: k.box(ac,q*bw+.2,.35,z0+.05,q*bw+bw-.2,.45,z0+.9,bev=.01)
                else: [k.box(ac,q*bw+.25+g*.23,.1,z0+.05,q*bw+.33+g*.23,.5,z1-.4,bev=.01) for g in range(6)]
    z=F[-1]; k.box(ac,-.05,-.35,z-.1,L+.05,.6,z+.7,bev=.03)
    for q in range(4): k.add(ac,[(q*L/4+.05,.8,z),((q+1)*L/4-.05,.8,z),(q*L/4+.05,.8,z+3.1),(q*L/4+.05,9,z),((q+1)*L/4-.05,9,z),(q*L/4+.05,9,z+3.1)],[[0,1,2],[3,5,4],[0,3,4,1],[1,4,5,2],[2,5,3,0]])
for q in range(13):
    xx=-92+q*15+R.uniform(-2,2)
    if abs(xx-X-7)>9: inst(f'wire{q%4}',xx,-2.6,0,R.uniform(.85,1.05))
people(70,-95,-3.2,95,-.9); people(16,-95,-14,95,-11,-.15)
for xx in (-80,-61,-44,-8,14,33,49,71): inst('car',xx,-5.4,-.16,1,0)
finish('bestand-strip',(-6,-200,9),(-1,0,9.4),51,focus=(-10,0,9),blur=.008,shift_y=.021,az=-142,el=34,z=-2,dist=260,sky=.5)
