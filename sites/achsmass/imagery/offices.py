"""The firm's two offices, each one model: alone in its town (location-*.py) and both on one table (contact-two-houses.py)."""
from parts import *
def frankfurt(red='accent'):
    """the house in Frankfurt, 35 x 15 m from (-5.5, 0); its oriel is red"""
    k=K()
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
        ac=red; x0,x1,yf=8.75,14.5,-1.9      # red oriel, four storeys
        for f in range(5): k.box(ac,x0-.15,yf-.12,5.05+f*3.7,x1+.15,.1,5.45+f*3.7,bev=.02)
        for f in range(4):
            z=5.4+f*3.7
            for q in range(6): x=x0+(x1-x0)*q/5; k.box(ac,x-.1,yf,z,x+.1,yf+.3,z+3.4,bev=.01)
            for s in (x0,x1): [k.box(ac,s-.1,yf+.9*q,z,s+.1,yf+.9*q+.18,z+3.4,bev=.01) for q in range(3)]
            k.box(ac,x0,yf+.05,z,x1,yf+.2,z+.8,bev=.01); k.box(ac,x0-.06,yf+.1,z,x0+.06,0,z+.8,bev=.01); k.box(ac,x1-.06,yf+.1,z,x1+.06,0,z+.8,bev=.01); k.box(ac,x0+.1,-.3,z,x1-.1,-.1,z+3.4,bev=.01)
        k.box(ac,x0-.05,yf,20.1,x1+.05,.2,20.9,bev=.02)
        rail(k,'white',(.2,-.3,20.4),(L-.2,-.3,20.4),1.,.3,.03); figures([(4,.6,20.4),(9,.5,20.4),(26,.6,20.4)])
def budapest(red='accent'):
    """the house in Budapest, 46 x 44 m round its court, from (0, 0); one gallery is red"""
    k=K(); W,D,dp=46,44,11.5; FH=4.0; fls=[0,4.8,8.8,12.8,16.6]; H=20.4
    def front(L,inner=False):
        n=round(L/3.0); bw=L/n
        for f,z in enumerate(fls):
            h=(fls+[H])[f+1]-z; ww=1.9 if f==0 else 1.25; sl=.5 if f==0 else .8; hd=h-.7
            for i in range(n):
                c=(i+.5)*bw; x0,x1=c-ww/2,c+ww/2
                k.box('white',i*bw,0,z,x0,.6,z+h,bev=.004); k.box('white',x1,0,z,(i+1)*bw,.6,z+h,bev=.004); k.box('white',x0,.003,z+hd,x1,.6,z+h,bev=.004); k.box('white',x0,.003,z,x1,.6,z+sl,bev=.004)
                k.box('paper',c-.05,.35,z+sl,c+.05,.42,z+hd,bev=.004); k.box('paper',x0,.35,z+sl+(hd-sl)*.66,x1,.42,z+sl+(hd-sl)*.66+.09,bev=.004)
                if f and not inner: k.box('white',x0-.3,-.2,z+sl-.18,x1+.3,.1,z+sl,bev=.02); k.box('white',x0-.28,-.2,z+hd+.02,x1+.28,.1,z+hd+.26,bev=.02); k.box('white',x0-.2,-.09,z+sl,x0-.02,.1,z+hd+.05,bev=.02); k.box('white',x1+.02,-.09,z+sl,x1+.2,.1,z+hd+.05,bev=.02)
            if not inner: k.box('white',-.1,-.2,z+h-.2,L+.1,.1,z+h+.05,bev=.03)
        if not inner: 
            k.box('white',-.7,-.7,H-.2,L+.7,.4,H+.2,bev=.04); [k.box('white',i*.7,-.5,H-.6,i*.7+.36,.1,H-.2,bev=.02) for i in range(int(L/.7))]
    with k.at(0,0,.2):
        four(W,D,front)
        # court walls (facing inward) and slabs of the four wings
        cx0,cx1,cy0,cy1=dp,W-dp,dp,D-dp
        with k.at(cx1,cy0,0,pi): front(cx1-cx0,True)
        with k.at(cx0,cy0,0,pi/2): front(cy1-cy0,True)
        with k.at(cx0,cy1,0,0): front(cx1-cx0,True)
        with k.at(cx1,cy1,0,-pi/2): front(cy1-cy0,True)
        for z in fls[1:]+[H-.1]:
            for a in ((.5,.5,W-.5,dp-.5),(.5,D-dp+.5,W-.5,D-.5),(.5,dp-.5,dp-.5,D-dp+.5),(W-dp+.5,dp-.5,W-.5,D-dp+.5)): k.box('white',a[0],a[1],z-.15,a[2],a[3],z+.1,bev=.01)
        k.box('grey',.9,dp*.45,0,W-.9,dp*.55,H-.3,bev=.01); k.box('grey',.9,D-dp*.55,0,W-.9,D-dp*.45,H-.3,bev=.01)
        # roofs: monopitch to the court and street (gable sections mitred by overlap heights)
        for (x,y,r,L) in ((0,0,0,W),(W,D,pi,W)):
            with k.at(x,y,H+.1,r): k.extrude_yz('context',[(-.3,0),(dp+.2,.0),(dp*.5,4.6)],-.2,L+.2); [k.box('context',q*.5,-.3+.1,.02,q*.5+.06,.4,.5,rx=.68,bev=.01) for q in range(0)]
        for (x,y,r,L) in ((W,dp*.5,pi/2,D-dp),(0,D-dp*.5,-pi/2,D-dp)):
            with k.at(x,y,H+.103,r): k.extrude_yz('context',[(-.3,0),(dp+.2,.0),(dp*.5,4.58)],0,L)
        for x,y in ((8,5),(20,5.2),(33,5),(8,D-6),(30,D-6),(5,20),(W-6,26)): k.box('plaster',x,y,H+3.2,x+2.1,y+1,H+6.6,bev=.03); [k.cyl('plaster',x+.4+q*.6,y+.5,H+6.6,H+7.1,.17,n=10) for q in range(3)]
        for i in range(7): k.box('white',4+i*5.8,.5,H+.7,5.7+i*5.8,3.4,H+2.6,bev=.03); k.box('dark',4.3+i*5.8,.45,H+1.1,5.4+i*5.8,.55,H+2.2,bev=.01)
        # galleries, three in white, one red all round
        gw=1.6
        for f,z in enumerate(fls[1:]):
            m=red if f==3 else 'white'
            o=[(cx0,cy0,cx1,cy0+gw),(cx0,cy1-gw,cx1,cy1),(cx0,cy0+gw,cx0+gw,cy1-gw),(cx1-gw,cy0+gw,cx1,cy1-gw)]
            for a in o: k.box(m,a[0],a[1],z-.25,a[2],a[3],z+.12,bev=.02)
            for p0,p1 in (((cx0+gw,cy0+gw),(cx1-gw,cy0+gw)),((cx0+gw,cy1-gw),(cx1-gw,cy1-gw)),((cx0+gw,cy0+gw),(cx0+gw,cy1-gw)),((cx1-gw,cy0+gw),(cx1-gw,cy1-gw))):
                rail(k,m,(*p0,z+.1),(*p1,z+.1),1.05,.32,.05)
                if f==3: k.bar(m,(*p0,z+.6),(*p1,z+.6),.07,.9,bev=.01)
            people(5,cx0+.3,cy1-gw+.3,cx1-.3,cy1-.4,z+.12); people(3,cx1-gw+.3,cy0+2,cx1-.4,cy1-2,z+.12)
        inst('gyp1',W/2+2,D/2,.05,1.5); k.cyl('white',W/2+2,D/2,0,.5,2.,n=28); people(9,cx0+3,cy0+3,cx1-3,cy1-3,0)
