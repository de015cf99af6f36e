import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# the model archive: 2 x 11 compartments, 1 unit = 1 cm; every model is built in metres and scaled, exactly one is red
CW,CH,DP,T=37.,38.,36.,1.3; Z0=42.; N=11
def W(i): return i*(CW+T)
mat_matte('wall',(.79,.77,.74),var=0,mottle=.02); mat_matte('floor',(.70,.675,.635),var=.03,mottle=.05); mat_matte('lab',(.86,.85,.83),var=.02)
# room: wall, floor in large sheets, skirting
k.box('wall',-700,DP+3,-5,1500,DP+12,520,bev=.1); k.box('wall',-700,DP+1.6,0,1500,DP+3.1,9,bev=.1)
for i in range(-6,14):
    for j in range(-5,1): k.box('floor',i*120+.15,j*120-DP+.15+38,-6,i*120+119.85,j*120+119.85-DP+38,-.02*R.random(),bev=.1)
# shelf: white uprights and back, thin timber boards, timber legs, blank label tabs
Zr=[Z0,Z0+CH+T]; TOP=Zr[1]+CH
k.box('white',-T,DP,Z0-.4,W(N),DP+1,TOP+.4,bev=.05)
for z in (Z0-T,Z0+CH,TOP): k.box('ply',-T-1.2,-.6,z,W(N)+1.2,DP+.2,z+T,bev=.08)
for i in range(N+1):
    for z in Zr: k.box('white',W(i)-T,0,z-.1,W(i),DP+.1,z+CH+.1,bev=.05)
for i in (0,2,4,6,8,10):
    x=W(i)+(14 if i else 4); x=min(x,W(N)-6)
    for y in (2.5,DP-4): k.box('wood',x,y,0,x+2.6,y+2.6,Z0-T,bev=.1)
    k.box('wood',x+.4,3,Z0-T-4.2,x+2.2,DP-2,Z0-T-.2,bev=.08)
k.box('wood',2,3.2,Z0-T-4,W(N)-2,4.8,Z0-T-.25,bev=.08)
for i in range(N):
    for z in (Z0-T,Z0+CH): k.box('lab',W(i)+CW/2-2.6,-.78,z+.12,W(i)+CW/2+2.6,-.5,z+T-.12,bev=.02)
# ------------------------------------------------------------------ the models (m = card), local metres, x centred, y from the front
class sc:
    def __init__(s,f): s.f=f
    def __enter__(s): k.T.append(k.T[-1]@Matrix.Scale(s.f,4))
    def __exit__(s,*a): k.T.pop()
def blk(m,x,y,w,d,fl,fh=3.5,z=0,bay=3.2,rot=0,cap=True,**q):
    with k.at(x,y,0,rot):
        o=dict(pier=bay*.42,sill=.7,lintel=.7,t=.6,slab=.4); o.update(q)
        hollow_block(k,m,w,d,z,fl,fh,bay=bay,parapet=1.0,**o)
        k.box(m,.7,.7,z+fl*fh-.1,w-.7,d-.7,z+fl*fh+.35)
        if cap: k.box(m,w*.34,d*.32,z+fl*fh,w*.62,d*.68,z+fl*fh+2.8,bev=.05); k.box(m,w*.7,d*.4,z+fl*fh,w*.82,d*.6,z+fl*fh+1.5,bev=.05)
def gab(m,x,y,w,d,h,rh,ridge='x',ov=.5):
    k.box(m,x,y,0,x+w,y+d,h)
    if ridge=='x': k.extrude_yz(m,[(y-ov,h-.05),(y+d+ov,h-.05),(y+d/2,h+rh)],x-ov*.6,x+w+ov*.6)
    else:
        with k.at(x+w,y,0,pi/2): k.extrude_yz(m,[(-ov,h-.05),(w+ov,h-.05),(w/2,h+rh)],-ov*.6,d+ov*.6)
def windows(m,x0,x1,y,z,n,w,h,g='grey'):
    for i in range(n): c=x0+(i+.5)*(x1-x0)/n; k.box(g,c-w/2,y-.04,z,c+w/2,y+.1,z+h,bev=.01); k.box(m,c-w/2-.25,y-.25,z-.3,c+w/2+.25,y+.1,z-.02,bev=.02)
G=lambda m: 'accent' if m=='accent' else 'grey'
def office(m):
    with sc(.56):
        blk(m,-27,8,54,34,8,3.6,bay=3.,pier=.8,lintel=.9,sill=0,z=4.6); [k.box(m,-26.5+i*5.3-.45,8.5,0,-26.5+i*5.3+.45,9.5,4.7) for i in range(11)]; k.box(m,-24,14,0,24,40,4.6); k.box(m,-27.5,7.5,4.1,27.5,42.5,4.7)
def tower(m):
    with sc(.5):
        blk(m,-29,8,58,38,2,4.2,bay=4.2,pier=1.,sill=0,lintel=1.,cap=False); blk(m,-13,13,28,26,16,3.4,z=8.4,bay=2.8,pier=.8,sill=0,lintel=.75,cap=False)
        z=8.4+16*3.4; k.box(m,-9,17,z,11,35,z+3.6); [k.box(m,-12.9+i*2.77-.25,13.1,z,-12.9+i*2.77+.25,13.6,z+4.2) for i in range(11)]; [k.box(m,14.4,13.3+i*2.5-.25,z,14.9,13.3+i*2.5+.25,z+4.2) for i in range(11)]; [k.box(m,-12.9,13.3+i*2.5-.25,z,-12.4,13.3+i*2.5+.25,z+4.2) for i in range(11)]; k.box(m,-13.4,12.6,z+4,15.4,39.4,z+4.6)
        [k.box(m,-13.35,12.65,8.4+f*13.6-.3,15.35,39.3,8.4+f*13.6+.5) for f in (1,2,3)]
def school(m):
    with sc(.56):
        blk(m,-28,24,56,18,6,3.8,bay=3.6,pier=1.,z=0); blk(m,-28,10,17,14.2,4,3.8,bay=3.4,pier=1.)
        for i in range(8): k.box(m,-9,6+i*2.2,0,27,24,.9*(i+1),bev=.03)
        for x in (-9.6,27): k.box(m,x,6,0,x+.7,24,8.4,bev=.05)
        k.box(m,-9,5,-.1,12,24,.15); [k.box(m,-7+i*4.2-.3,23.2,7,-7+i*4.2+.3,23.8,11.5) for i in range(9)]; k.box(m,-10,18,11.4,28,24.2,12.3)
def floating(m):
    with sc(1.15):
        k.box('acrylic' if m!='accent' else m,-14.6,.8,-.2,14.6,25.5,.35,bev=.03)
        for x,y,r,w in ((-13.2,4.5,0,7.6),(-3.6,5.5,0,7.4),(6.2,4.3,0,7.2)):
            k.box(m,x-.7,y-1.6,.3,x+w+.7,y+10,1.1); 
            with k.at(x,y,1.1): gab(m,0,0,w,8.4,5.2,4.6,'y',.35); windows(m,.5,w-.5,0,.6,2,1.7,3.6,G(m)); k.box(G(m),w/2-.8,-.05,5.8,w/2+.8,.08,7.8,bev=.01); k.box(m,w*.62,5,5,w*.62+.9,5.9,10.4); [k.box(m,q,-1.5,0,q+.14,-1.36,1.) for q in np.arange(-.4,w+.4,.9)]; k.box(m,-.5,-1.55,1.,w+.5,-1.3,1.12)
        k.box(m,-14.4,17.2,.9,14.4,19.2,1.3); [k.box(m,x,16.9,0,x+.5,17.4,3.) for x in np.arange(-14,14,3.9)]
        blk(m,-12,19.8,24,5,3,3.4,bay=2.6,cap=False,z=.4)
def market(m):
    with sc(.62):
        n=6; L=48; 
        for i in range(n):
            x0=-L/2+i*L/n; x1=x0+L/n; xm=(x0+x1)/2; 
            for a,b in ((x0,xm),(x1,xm)):
                P=[(a,5,10.4),(b,5,18.2),(b,41,18.2),(a,41,10.4)]; P=P if a<b else P[::-1]; panel(m,P,.55)
            for y in (7,23,39): k.box(m,x0-.45,y-.45,0,x0+.45,y+.45,10.3); k.bar(m,(x0+.1,y,8.2),(xm,y,14.),.45); k.bar(m,(x1-.1,y,8.2),(xm,y,14.02),.45)
            k.box(m,x0+.6,9.4,0,x1-.6,10,4.); k.box(m,x0+.6,9.5,5.8,x1-.6,9.9,6.4); [k.box(m,x0+.7+q*1.65,9.45,4,x0+.95+q*1.65,9.8,6) for q in range(5)]
            k.box(m,x0+1.5,4.6,.0,x1-1.5,7.4,1.3); k.box(m,x0+1,3.6,3.2,x1-1,7.6,3.5,rx=-.12)
        for y in (7,23,39): k.box(m,L/2-.45,y-.45,0,L/2+.45,y+.45,10.3)
        k.box(m,-L/2+2,11,0,L/2-2,38,4.6)
def station(m):
    with sc(.41):
        for c,r in ((-24,13.),(0,14.6),(24.6,12.)):
            A=[pi*i/18 for i in range(19)]
            for j in range(9):
                y=8+j*6.4; pts=[(c-r*cos(t),y,9+r*.92*sin(t)) for t in A]
                for a,b in zip(pts,pts[1:]): k.bar(m,a,b,1.0,1.3)
                for s in (-1,1): k.box(m,c+s*r-.8,y-.8,0,c+s*r+.8,y+.8,9.4)
            V=[];F=[]
            for q,y in enumerate((9.,60.)): V+=[(c-(r+.6)*cos(t),y,9.3+(r+.6)*.92*sin(t)) for t in A]+[(c-(r+.1)*cos(t),y,9.3+(r+.1)*.92*sin(t)) for t in A]
            for i in range(18): F+=[[i,38+i,39+i,i+1],[19+i,20+i,58+i,57+i],[i,i+1,20+i,19+i],[38+i,57+i,58+i,39+i]]
            k.add(m,V,F)
            for q in (-.6,-.2,.2,.6): x=c+q*r; k.box(m,x-.3,15.2,8,x+.3,15.8,9+r*.9*sqrt(1-q*q))
            k.box(m,c-r,15.1,8.2,c+r,15.9,9.2); k.box(m,c-r,15.1,14,c+r,15.9,14.6) if r>12.5 else None
            for q in (-.5,.0,.5): k.box(m,c+q*r-2.2,3,-.1,c+q*r+2.2,59,.9)
            k.box(m,c-4,6,.8,c-1.2,40,4.6,bev=.4)
def bridge(m):
    with sc(.46):
        k.box('acrylic' if m!='accent' else m,-37,8,-.2,37,50,.7); L=52; x0=-L/2; hb=17; Np=8
        for s in (-1,1): k.box(m,s*31-5.5,14,0,s*31+5.5,42,15.6); k.box(m,s*32.5-4,16,15,s*32.5+4,40,17); k.box(m,s*27-2,12,0,s*27+2,44,14,bev=.3); k.box(m,s*27-2.4,11.6,13.6,s*27+2.4,44.4,15.4)
        zc=lambda t: hb+13*(.55+.45*sin(pi*t))
        for y in (22,34):
            k.box(m,x0-1,y-.6,hb-.8,-x0+1,y+.6,hb+.6); P=[(x0+L*i/Np,zc(i/Np)) for i in range(Np+1)]
            for i in range(1,Np): k.box(m,P[i][0]-.45,y-.45,hb,P[i][0]+.45,y+.45,P[i][1])
            for i in range(1,Np-1): k.bar(m,(P[i][0],y,P[i][1]),(P[i+1][0],y,P[i+1][1]),1.1)
            k.bar(m,(x0,y,hb),(P[1][0],y,P[1][1]),1.15); k.bar(m,(-x0,y,hb),(P[-2][0],y,P[-2][1]),1.15)
            for i in range(1,Np-1): a,b=((P[i][1],hb) if i<Np/2 else (hb,P[i+1][1])); k.bar(m,(P[i][0],y,a),(P[i+1][0],y,b),.7,.72)
        for i in range(1,Np): x=x0+L*i/Np; k.box(m,x-.4,22,zc(i/Np)-.5,x+.4,34,zc(i/Np)+.4)
        k.box(m,-37,20.5,hb-1.2,37,35.5,hb-.3)
def datac(m):
    with sc(.45):
        for z,h in ((0,1.2),(9.5,1.2),(19,1.6)): k.box(m,-36.4,7.6,z,36.4,54,z+h)
        k.box(G(m),-35,9.6,1,35,53,19)
        for z in (1.2,10.7):
            for i in range(13):
                x=-36+i*5.9; k.box(m,x-.6+.6,7.8,z,x+1.2,9.8,z+8.4)
                if (i+int(z))%4!=1: [k.box(m,x+1.5+q*.72,8.2,z,x+1.72+q*.72,9.4,z+8.4,rz=.45) for q in range(6)] if i<12 else None
                else: k.box(m,x+1.3,8.5,z,x+5.9,9.3,z+8.4)
        with k.at(36.3,8,0,pi/2):
            for z in (1.2,10.7): [k.box(m,q*1.1,.2,z,q*1.1+.3,1.2,z+8.4,rz=.4) for q in range(40)]
        for i in range(7):
            for j in range(4): x=-31+i*9.2; y=13+j*10; k.box(m,x,y,20.5,x+7,y+7,23.6,bev=.2); k.cyl(m,x+3.5,y+3.5,23.6,24.5,2.4,n=18)
        k.box(m,24,1,0,34,8,6.5,bev=.1); k.box(G(m),25,.9,.5,33,1.2,5.6)
def terminal(m):
    k.T.append(k.T[-1]@Matrix.Translation((0,1,.4))@Matrix.Rotation(.42,4,'X')); terminal_(m); k.T.pop(); k.extrude_yz(m,[(1,-.3),(28,-.3),(27,11.5)],-14,14)
def terminal_(m):
    with sc(.148):
        k.box('paper' if m!='accent' else m,-112,6,-.6,112,190,.5); cy=40
        a0,a1=radians(18),radians(162); cy=22
        for i in range(44):
            t0=a0+(a1-a0)*i/44; t1=a0+(a1-a0)*(i+1)/44; ring(m,0,cy,104,126,16,20+R.random()*.3,t0+.003,t1-.003,n=2); ring(m,0,cy,112,117,19.5,24,t0+.008,t1-.008,n=2)
        ring(G(m),0,cy,106.5,123.5,0,16.2,a0+.02,a1-.02,n=40)
        for i in range(12):
            t0=radians(42)+radians(96)*i/12; t1=t0+radians(96)/12; ring(m,0,cy,42,92,22+8*sin(pi*(i+.5)/12),25+8*sin(pi*(i+.5)/12)+R.random(),t0,t1-.02,n=3)
        ring(G(m),0,cy,46,88,0,23,radians(44),radians(136),n=30)
        for i in range(9):
            t=radians(26+i*16); c,s=cos(t),sin(t); p=lambda r,o=0:(r*c-o*s,cy+r*s+o*c)
            k.bar(m,(*p(126,6),11),(*p(139,6),11),6,6); L=34
            k.tube(m,(*p(134),7),(*p(134+L*.8),7),4,3.4,12); k.tube(m,(*p(134+L*.8),7),(*p(134+L),9),3.4,.8,12); k.bar(m,(*p(148,-17),6),(*p(148,17),6),6,1.2)
        k.cyl(m,84,150,0,40,4,3.4); k.cyl(m,84,150,40,50,6,9.,n=24)
        k.box(m,-60,7,0,60,26,9)
def crescent(m):
    with sc(.47):
        cy=-14; R0,R1=38,54; a0,a1=radians(50),radians(130); cy=-6; a0,a1=radians(38),radians(142); n=26; k.box('paper' if m!='accent' else m,-36,3,-.2,36,58,.3)
        ring(m,0,cy,R0+3,R1-1,0,20,a0+.02,a1-.02,n=40)
        for f in range(6): ring(m,0,cy,R0+1.2,R1,f*3.8-.2,f*3.8+.9,a0,a1,n=52)
        for i in range(n+1): t=a0+(a1-a0)*i/n; ring(m,0,cy,R0,R0+3.2,0,19.4,t-.014,t+.014,n=2)
        ring(m,0,cy,R0-.8,R1+.5,19.2,20.6,a0-.02,a1+.02,n=52); ring(m,0,cy,R0+2.5,R1-3,20.5,24,a0+.02,a1-.02,n=52)
        for i in range(n): t=a0+(a1-a0)*(i+.5)/n; x,y=(R0+6.5)*cos(t),cy+(R0+6.5)*sin(t); k.box(m,x-.9,y-.9,23,x+.9,y+.9,26.4,rz=t)
        for i in range(9): k.ball(m,-16+i*4,17.5+3.2*sin(i*.39)+R.random(),1.8,1.5,10,7)
def terraces(m):
    with sc(.5):
        for f in range(9):
            y=6+f*3.6; k.box(m,-28,y,f*3.6-.3,28,44,f*3.6+.5); k.box(m,-28,y,f*3.6+.4,28,y+.5,f*3.6+1.5)
            if f<8: k.box(m,-25.5,y+5,f*3.6,25.5,44,f*3.6+3.4); [k.box(G(m),-25+i*4.2,y+4.92,f*3.6+.9,-22.4+i*4.2,y+5.2,f*3.6+3.1) for i in range(12)]; [k.box(m,-27.9+i*8,y+2.5,f*3.6,-27.3+i*8,y+5.5,f*3.6+3.4) for i in range(8)]
        for s in (-28.4,27.7): k.extrude_yz(m,[(9,0),(44.3,0),(44.3,30),(40.5,30)],s,s+.8)
        k.box(m,-8,40,28,8,44,34)
def drum(m):
    with sc(.56):
        cy=26; k.cyl(m,0,cy,-.2,1.2,23,n=72)
        for f in range(9): k.cyl(m,0,cy,3+f*4.6-.4,3+f*4.6+.5,19.2+(.5 if f in (0,8) else 0),n=72)
        k.cyl(G(m),0,cy,0,40,16.6,n=60)
        for i in range(48): t=2*pi*i/48; x,y=18.6*cos(t),cy+18.6*sin(t); k.box(m,x-.9,y-.22,3,x+.9,y+.22,40,rz=t)
        for i in range(16): t=2*pi*i/16; k.cyl(m,17.5*cos(t),cy+17.5*sin(t),0,3.4,.6,n=10)
        ring(m,0,cy,17,19.6,40,42.5,n=72); k.cyl(m,0,cy,40,46,9,8.4,n=48); k.cyl(m,0,cy,46,49,8.4,.4,n=48)
def hill(m):
    with sc(.55):
        f=lambda x,y: 15*math.exp(-((x-8)**2/480+(y-34)**2/240))+8*math.exp(-((x+20)**2/160+(y-40)**2/160))+.9*sin(x*.17+y*.12)+1.
        terrain(k,m,f,-30,4,30,56,1.25,14,1.25,res=56)
        with k.at(-7,9,3.2,.0): gab(m,0,0,13,8,5.6,5.2,'x',.5); windows(m,.5,12.5,0,1.2,4,1.5,3.,G(m)); k.box(m,8.5,5,9,10,6.5,13.4); k.box(m,-3,-3,-4,15,8,-.05)
        for x,y in ((-22,20),(-16,16),(20,13),(24,18),(-25,12),(16,50),(25,44)): k.ball(m,x,y,f(x,y)+3.4,2.4,14,9); k.tube(m,(x,y,f(x,y)-1),(x,y,f(x,y)+2),.35)
def court(m):
    with sc(.5):
        w,d=56,44; t=13
        blk(m,-28,5,w,t,6,3.5,bay=3.,pier=1.25,cap=False); blk(m,-28,5+d-t,w,t,6,3.5,bay=3.,pier=1.25,cap=False); blk(m,-28,5+t,t,d-2*t,6,3.5,bay=3.,pier=1.25,cap=False); blk(m,28-t,5+t,t,d-2*t,6,3.5,bay=3.,pier=1.25,cap=False)
        for a in ((-28,5,28,5+t),(-28,49-t,28,49)): k.extrude_yz(m,[(a[1]-.7,21.6),(a[3]+.7,21.6),((a[1]+a[3])/2,28.4)],a[0]-.4,a[2]+.4)
        for x in (-28,28-t):
            with k.at(x+t,5,0,pi/2): k.extrude_yz(m,[(-.6,21.65),(t+.6,21.65),(t/2,28.2)],5,d-5)
        for i in range(9): x=-24+i*6; k.box(m,x-1.,5.4,22,x+1.,9,25.4); k.box(G(m),x-.6,5.3,22.6,x+.6,5.5,24.8)
def frame(m):
    with sc(.56):
        for f in range(7): k.box(m,-26,8,f*5.2-.45,26-(9 if f>4 else 0),42,f*5.2+.4)
        for f in range(6):
            for i in range(6):
                for j in range(4):
                    x=-24.6+i*9.8; y=9.2+j*10.4
                    if f>3 and i==5: continue
                    k.box(m,x-.7,y-.7,f*5.2,x+.7,y+.7,f*5.2+5.2)
        k.box(m,2,21,0,11,29,36.5); [k.bar(m,(-24.6+9.8*a,8.6,f*5.2+.3),(-24.6+9.8*(1-a),8.61+.4*a,f*5.2+5),.55) for f in range(6) for a in (0,1)]
def saw(m):
    with sc(.5):
        n=7; 
        with k.at(0,0,0,0):
            k.box(m,-28,8,0,28,46,9); windows(m,-28,28,8,1.6,16,2.1,5.4,G(m))
            for i in range(n):
                x0=-28+i*8; V=[(x0,7.6,9),(x0+8,7.6,9),(x0+.9,7.6,15.6),(x0,46.4,9),(x0+8,46.4,9),(x0+.9,46.4,15.6)]
                k.add(m,V,[[0,1,2],[5,4,3],[1,4,5,2],[0,2,5,3],[0,3,4,1]]); [k.box(m,x0+.1,9+q*3.1,9.4,x0+.7,9.3+q*3.1,15,ry=.13) for q in range(12)]
        k.cyl(m,21,40,0,52,2.6,1.7,n=24); k.cyl(m,21,40,51.5,53,2.3,n=24); k.box(m,18,37,0,24,43,12)
def section(m):
    with sc(1.02):
        Wd=27
        for f in range(7): k.box(m,-Wd/2,6,f*4.4,Wd/2,24,f*4.4+.45)
        for x in (-Wd/2,-4.6,4.2,Wd/2-.45): k.box(m,x,6.4,0,x+.45,24,26.6)
        k.box(m,-Wd/2,23.6,0,Wd/2,24.1,26.8); k.extrude_yz(m,[(5.6,26.7),(24.4,26.7),(15,32.6)],-Wd/2-.3,Wd/2+.3)
        for f in range(6): stair(k,m,-4,8.+(f%2)*.2,f*4.4+.45,13,.335,.6,2.6,solid=True); k.box(m,-13,6.8,f*4.4+.45,-9.5,9.,f*4.4+1.5); k.box(m,6,7,f*4.4+1.3,11,9.5,f*4.4+1.6); k.box(m,6.2,7.4,f*4.4+.4,6.8,9,f*4.4+1.4); k.box(m,10.3,7.4,f*4.4+.4,10.9,9,f*4.4+1.4); k.box(m,-9,14,f*4.4+.4,-8.7,23.6,f*4.4+4.4)
def cable(m):
    with sc(.52):
        k.box('acrylic' if m!='accent' else m,-33,10,-.2,33,46,.6)
        for s in (-1,1): k.bar(m,(-8,28+s*6.5,0),(-3,28+s*1.2,64),2.2,3.,bev=.2)
        k.box(m,-4.6,25.5,58,-1.2,30.5,61); k.box(m,-10.5,19,0,-4.5,37,2.4)
        k.bar(m,(-34,28,11),(34,28,13),7.4,1.3)
        for s in (-1,1): k.bar(m,(-34,28+s*3.5,13.6),(34,28+s*3.5,15.6),.4,.5); [k.box(m,-33+i*2.2,27.8+s*3.5,11.6+i*.065,-32.7+i*2.2,28.2+s*3.5,14+i*.065) for i in range(31)]
        for i in range(6):
            for s in (-1,1): k.bar(m,(-3.4,28+s*.8,62-i*2.4),(31-i*5.,28+s*3.5,13.2),.38); k.bar(m,(-3.6,28+s*.8,62-i*2.4),(-33+i*3.,28+s*3.5,11.8),.38)
        for s in (-1,1): k.box(m,s*32-3,20,0,s*32+3,36,10.6)
def twin(m):
    with sc(.46):
        blk(m,-26,12,21,26,18,3.6,bay=3.,pier=1.1,cap=True); blk(m,9,20,18,22,15,3.6,bay=3.6,pier=1.5,cap=True)
        for f in (8,11): blk(m,-5.2,24,14.4,9,2,3.6,z=f*3.6,bay=2.4,cap=False) if f==8 else None
        k.box(m,-29,8,0,30,44,2.2)
def city(m):
    with sc(.15):
        for i in range(6):
            for j in range(5):
                x=-108+i*37; y=12+j*37
                if (i,j)==(3,2): k.cyl(m,x+15,y+14,0,105,10,n=28); k.cyl(m,x+15,y+14,105,116,8,n=28); continue
                if (i,j) in ((2,1),): [k.ball(m,x+R.uniform(2,26),y+R.uniform(2,26),4,4.4,8,6) for _ in range(9)]; continue
                h=R.uniform(17,34); t=9
                for a in ((0,0,30,t),(0,30-t,30,30),(0,t,t,30-t),(30-t,t,30,30-t)): hh=h*R.uniform(.8,1.2); k.box(m,x+a[0]+.1,y+a[1]+.1,0,x+a[2]-.1,y+a[3]-.1,hh); [k.box(G(m),x+a[0]+.6,y+a[1]-.25,z,x+a[2]-.6,y+a[1]+.6,z+1.5) for z in np.arange(4,hh-3,4.5)]
                if R.random()<.45: k.box(m,x+2,y+10,0,x+20,y+21,h*R.uniform(1.7,2.7))
def arena(m):
    with sc(.27):
        cy=62; 
        for i in range(9): ring(m,0,cy,27+i*2.6,29.8+i*2.6,0,4+i*2.2,n=72)
        ring(m,0,cy,51,57,0,22,n=72) if 0 else None
        for i in range(40): t=2*pi*i/40; k.bar(m,(53*cos(t),cy+53*sin(t),0),(58*cos(t),cy+58*sin(t),40),2.,3.); k.bar(m,(58*cos(t),cy+58*sin(t),40),(31*cos(t),cy+31*sin(t),46),1.5,2.2)
        ring(m,0,cy,50.5,53.5,0,9,n=72); ring(m,0,cy,51.2,54.4,14,17,n=72); ring(m,0,cy,52.4,55.6,24,27,n=72); ring(m,0,cy,32,59.4,42.6,44.2,n=72); ring(m,0,cy,56,59.6,38,41.6,n=72)
        k.box(m,-17,cy-12,-.1,17,cy+12,.8)
def pavil(m):
    with sc(.87):
        k.box(m,-18.4,4,-.1,18.4,33,1.1); k.box(m,-19,7,.0,-8,12,.6)
        for i in range(7):
            for y in (6.4,30.4): x=-16.6+i*5.53; k.box(m,x-.32,y-.32,1,x+.32,y+.32,11.4)
        k.box(m,-18.8,3.8,11.3,18.8,33.2,12.7); 
        for i in range(12): k.box(m,-17.6+i*3.2-.2,4.2,10.5,-17.6+i*3.2+.2,32.8,11.4)
        with k.at(-11.6,10,1.1): hollow_block(k,m,23,17,0,1,9.4,bay=2.3,pier=.4,sill=0,lintel=.6,t=.4,mull=1,parapet=0)
        for x in (-9,-1,7): k.box(m,x-2.4,13,12.6,x+2.4,26,13.2); k.extrude_yz(m,[(13.4,13.1),(25.6,13.1),(19.5,16.4)],x-2.1,x+2.1)
def houses(m):
    with sc(.78):
        for i,(w,h,rh) in enumerate(((6.4,15,7.5),(7.2,17.6,8),(6.6,14,7),(7.6,18.4,8.4),(6.8,16,7.4))):
            x=-18.6+sum((6.4,7.2,6.6,7.6,6.8)[:i])+i*.12
            gab(m,x+.06,8,w-.12,22,h,rh,'y',.12); n=3
            for f in range(4): (1.2+f*4.2<h-2.4) and windows(m,x+.5,x+w-.5,8,1.2+f*4.2,n if f else 2,1.05 if f else 1.8,2.5,G(m))
            k.box(G(m),x+w/2-.6,7.93,h+1.2,x+w/2+.6,8.1,h+3.4,bev=.01); k.box(m,x+w*.7,14,h,x+w*.7+1,15.2,h+rh+.6); k.box(m,x,7.7,4.6,x+w,8.1,5.)
        k.box(m,-19.4,3,-.1,19.4,8,.35)
MOD=[[office,hill,drum,station,twin,crescent,frame,market,tower,saw,pavil],      # upper row
     [school,tower,bridge,houses,datac,terraces,terminal,arena,section,floating,court]]
MOD[0][1]=cable; MOD[1][1]=hill; MOD[0][8]=drum; MOD[0][2]=tower; MOD[1][5]=city; MOD[0][10]=terraces; MOD[1][2]=bridge; MOD[1][7]=arena; MOD[0][9]=saw
assert len({f.__name__ for r in MOD for f in r})==22, [f.__name__ for r in MOD for f in r]
RED=(0,2)
for r in (0,1):
    z=Zr[1-r]
    for i in range(N):
        m='accent' if (r,i)==RED else 'white'; b='accent' if m=='accent' else ('card','ply','paper')[(i*2+r)%3]
        with k.at(W(i)+CW/2+R.uniform(-.4,.4),1.6+R.uniform(-.4,.5),z,R.gauss(0,.012)):
            k.box(b,-16.9,.3,0,16.9,31.6,1.1,bev=.05); k.T.append(k.T[-1]@Matrix.Translation((0,.8,1.1))); MOD[r][i](m); k.T.pop()
# step stool on the floor, for the scale of the room
with k.at(268,-98,0,.5):
    for z in (22,43): k.box('wood',-20,-11 if z>30 else -30,z,20,11 if z>30 else -9,z+2.4,bev=.2)
    for x in (-18.5,16): k.bar('wood',(x+1.2,9,0),(x+1.2,7,43),2.4,3.6); k.bar('wood',(x+1.2,-31,0),(x+1.2,-6,43),2.4,3.6); k.box('wood',x,-26,19.6,x+2.4,8,22.1,bev=.1)
cam=(14,-400,122)
finish('projects-shelf',cam,(176,20,122),36.8,focus=(W(RED[1])+CW/2,4,Zr[1]+12),blur=.012,az=-44,el=30,sun=4.7,size=1.8,sky=.95,z=-8,dist=900,back=False,shift_y=-.11,bounces=6)
