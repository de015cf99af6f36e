import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# gymnasium, roof cut away at the front: timber trusses over the court, red tribune
L,W,H=44,26,8.4
k.box('ply',-4,-4,-1.2,L+4,W+4,-.3,bev=.05); k.box('plaster',-3,-3,-.3,L+3,W+3,0,bev=.02)
for i in range(36): k.box('wood',.2,.2+i*.71,0,L-.2,.2+i*.71+.70,.06,bev=.004)
for a in ((4,5,34,5.08),(4,20,34,20.08),(4,5,4.08,20),(34,5,34.08,20),(19,5,19.08,20)): k.box('paper',a[0],a[1],.055,a[2],a[3],.075,bev=.001)
ring('paper',19,12.5,2.4,2.48,.055,.075)
# back and side walls: grid with high windows; front left open at mid height
def wal(q,full=True):
    n=round(q/2.2); b=q/n
    for i in range(n+1): k.box('white',i*b-.22,0,0,i*b+.22,.7,H if full else 1.1,bev=.02)
    if full:
        k.box('white',0,.15,0,q,.55,3.4,bev=.02); k.box('white',0,.05,H-.7,q,.65,H,bev=.02)
        for i in range(n): k.box('white',i*b+b/2-.05,.3,3.4,i*b+b/2+.05,.4,H-.6,bev=.01); k.box('white',i*b,.3,5.4,(i+1)*b,.4,5.5,bev=.01)
        for z in (.8,1.4,2.,2.6): k.box('wood',.3,.56,z,q-.3,.66,z+.12,bev=.01)
    else: k.box('white',0,.15,0,q,.55,.9,bev=.02)
with k.at(L,W,0,pi): wal(L)
with k.at(L,0,0,pi/2): wal(W)
with k.at(0,W,0,-pi/2): wal(W,False)
wal(L,False)
for i in range(0,21,4): k.box('white',i*2.2-.3,-.1,0,i*2.2+.3,.6,H,bev=.02)
# trusses: king-post with raking struts, each 4.4 m; purlins only over the rear third
for i in range(0,11):
    x=i*4.4; zb,zt=H,H+.3
    for s in (-.14,.14):
        k.bar('wood',(x+s,-.4,zb+.25),(x+s,W+.4,zb+.25),.12,.46,bev=.01)
        k.bar('wood',(x+s,-.4,zb+.5),(x+s,W/2,zb+3.7),.12,.42,bev=.01); k.bar('wood',(x+s,W+.4,zb+.5),(x+s,W/2,zb+3.7),.12,.42,bev=.01)
    for y,z in ((W*.25,1.95),(W*.5,3.5),(W*.75,1.95)): k.box('woodz',x-.09,y-.12,zb+.4,x+.09,y+.12,zb+z,bev=.01)
    for (y0,z0,y1,z1) in ((W*.25,.5,W*.5,3.2),(W*.75,.5,W*.5,3.2),(W*.25,.5,W*.12,1.2),(W*.75,.5,W*.88,1.2)): k.bar('wood',(x,y0,zb+z0),(x,y1,zb+z1),.16,.2,bev=.01)
for q in range(9): y=W*.5+q*W*.5/8; z=H+3.98-(3.2*q/8); k.box('wood',-.6,y-.08,z-.02,L+.6,y+.08,z+.22,bev=.01)
for i in range(20): x=-.6+i*2.26; panel('white',[(x,W*.5+.3,H+4.1),(x+2.2,W*.5+.3,H+4.1),(x+2.2,W+.9,H+.78),(x,W+.9,H+.78)],.12)
# red tribune along the far side, right half
ac='accent'; X0,X1=11,28
for q in range(6): k.box(ac,X0,20.6+q*.86,.06,X1,W-.2,.5+q*.46,bev=.015); 
for q in range(6):
    for g in range(9): k.box(ac,X0+.5+g*1.85,20.7+q*.86,.5+q*.46,X0+1.9+g*1.85,21.05+q*.86,.66+q*.46,bev=.02)
for xx in (X0-.1,X1): k.add(ac,[(xx,20.5,.06),(xx,W-.3,.06),(xx,W-.3,4.0),(xx,25,4.0),(xx,20.5,1.3),(xx+.1,20.5,.06),(xx+.1,W-.3,.06),(xx+.1,W-.3,4.0),(xx+.1,25,4.0),(xx+.1,20.5,1.3)],[[4,3,2,1,0],[5,6,7,8,9],[0,1,6,5],[1,2,7,6],[2,3,8,7],[3,4,9,8],[4,0,5,9]])
figures([(X0+1.2+R.randrange(9)*1.85,20.95+q*.86,.66+q*.46-.42) for q in range(6) for _ in range(2)],.95)
# hoops, mats, people
for x,s in ((3.2,1),(34.8,-1)): k.box('white',x-.15,12.35,0,x+.15,12.65,3.,bev=.02); k.bar('white',(x,12.5,2.9),(x+s*1.2,12.5,3.4),.14); k.box('white',x+s*1.25-.04,11.6,2.9,x+s*1.25+.04,13.4,4.,bev=.01); ring('white',x+s*1.55,12.5,.2,.26,3.05,3.11,n=24)
for i in range(5): k.box('paper',1.2,15+i*.05,.06+i*.14,3.2,18+i*.05,.19+i*.14,bev=.02)
people(24,5,5,33,19.4,.07,ok=lambda x,y: math.hypot(x-19,y-12.5)>1,s=.92); people(12,-2.5,-2.6,L,-.9,0)
finish('school-gym',(-17,5.5,6.6),(24,14.6,5.0),30,focus=(22,16,3),blur=.009,az=-138,el=46,sun=5.6,sky=.62,z=-4)
