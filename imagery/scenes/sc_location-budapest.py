import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# Budapest block opened at its court: galleries round the yard, one red gallery floor with its stair
k.box('card',-160,-140,-3,190,230,-.14,bev=.2)
town(-9,-8,2,2,bw=52,bd=50,sx=16,fl=5,skip=((0,0),(0,-1)),dep=12)
W,D,dp=46,44,11.5; FH=4.0; fls=[0,4.8,8.8,12.8,16.6]; H=20.4
k.box('paper',-4,-4,-.1,W+4,D+4,.2,bev=.03)
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
        m='accent' if f==3 else 'white'
        o=[(cx0,cy0,cx1,cy0+gw),(cx0,cy1-gw,cx1,cy1),(cx0,cy0+gw,cx0+gw,cy1-gw),(cx1-gw,cy0+gw,cx1,cy1-gw)]
        for a in o: k.box(m,a[0],a[1],z-.25,a[2],a[3],z+.12,bev=.02)
        for p0,p1 in (((cx0+gw,cy0+gw),(cx1-gw,cy0+gw)),((cx0+gw,cy1-gw),(cx1-gw,cy1-gw)),((cx0+gw,cy0+gw),(cx0+gw,cy1-gw)),((cx1-gw,cy0+gw),(cx1-gw,cy1-gw))):
            rail(k,m,(*p0,z+.1),(*p1,z+.1),1.05,.32,.05)
            if m=='accent': k.bar(m,(*p0,z+.6),(*p1,z+.6),.07,.9,bev=.01)
        people(5,cx0+.3,cy1-gw+.3,cx1-.3,cy1-.4,z+.12); people(3,cx1-gw+.3,cy0+2,cx1-.4,cy1-2,z+.12)
    inst('gyp1',W/2+2,D/2,.05,1.5); k.cyl('white',W/2+2,D/2,0,.5,2.,n=28); people(9,cx0+3,cy0+3,cx1-3,cy1-3,0)
people(40,-4,-9,W+4,-2,0); tree_row(-2,-8,W+2,-8,7,'gyp',.95)
for x in (-14,8,22,50): inst('car',x,-13,-.14,1,0)
wood(0,-62,W,-22,26,s=1.2,gap=7)
finish('location-budapest',(-11,-54,96),(23,20,8),54,focus=(22,22,14),blur=.024,az=-28,el=38,sky=.46)
