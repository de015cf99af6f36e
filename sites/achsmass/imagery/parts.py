"""Building parts shared by the scenes: context houses, streets, trees, people, plant, furniture, railway. Everything goes through the current Kit."""
from lib import *
import lib
A=args()
def begin():
    reset(); return Kit()
def K(): return Kit.CUR
def finish(name,cam,target,lens,focus=None,blur=.013,az=-130,el=25,sun=5.4,size=.9,sky=.44,z=-3,dist=420,shift_x=0,shift_y=0,bounces=5,back=True,**st):
    Kit.CUR.flush(); d=Vector(target)-Vector(cam)
    if back: cyclorama(z=z,dist=dist,height=900,size=1600,facing=(d.x,d.y) if abs(d.x)+abs(d.y)>1 else (0,1))
    studio(sun_az=az,sun_el=el,sun=sun,sun_size=size,sky=sky,**st)
    camera(cam,target,lens=lens,focus=focus or target,blur=blur,shift_x=shift_x,shift_y=shift_y)
    setup_render(A['w'],A['h'],A['spp'],bounces=bounces)
    if bounces>6: bpy.context.scene.cycles.diffuse_bounces=6
    render(name)
def ctx(x,y,w,d,fl,rot=0,roof='gable',fh=3.3,bay=3.0,mat='context',z=0,shop=False,h=None):
    """context house, corner at x,y, real openings"""
    k=K()
    with k.at(x,y,z,rot):
        z=0
        if shop: hollow_block(k,mat,w,d,0,1,4.2,bay=bay*1.4,pier=.8,lintel=.9,t=.5,parapet=0); z=4.2; k.box(mat,-.2,-.2,z-.12,w+.2,.3,z+.18)
        hollow_block(k,mat,w,d,z,fl,fh,bay=bay,pier=bay*.56,sill=.85,lintel=.6,t=.45,mull=1,parapet=.8 if roof=='flat' else 0); z+=fl*fh
        k.box(mat,-.3,-.3,z-.1,w+.3,d+.3,z+.22,bev=.03)
        rh=h or d*.36
        if roof=='gable': k.extrude_yz(mat,[(-.45,z+.1),(d+.45,z+.1),(d*.5,z+rh)],-.15-R.random()*.02,w+.15)
        elif roof=='mansard':
            k.extrude_yz(mat,[(-.1,z+.2),(d+.1,z+.2),(d-1.6,z+3.2),(d*.5,z+4.3),(1.6,z+3.2)],.05,w-.05); n=max(1,int(w/4))
            for i in range(n):
                for yy,s in ((.45,-1),(d-.45,1)): c=(i+.5)*w/n; k.box(mat,c-.8,yy-.5,z+.4,c+.8,yy+.9,z+2.6,bev=.03); k.box('grey',c-.5,yy+s*.48-.06,z+.8,c+.5,yy+s*.48+.06,z+2.3,bev=.01)
        else: k.box(mat,w*.32,d*.3,z,w*.62,d*.7,z+2.5,bev=.04); roof_clutter(k,mat,1,1,w-1,d-1,z,2)
        if roof!='flat': k.box(mat,w*.3,d*.38,z+1,w*.3+1.1,d*.38+.8,z+(rh if roof=='gable' else 4.3)+1.1,bev=.03)
def street(x,y,L,fl=4,d=12,rot=0,mat='context',roofs=('gable','mansard','gable','flat'),shop=True,fh=3.3):
    with K().at(x,y,0,rot):
        q=0; i=0
        while q<L-5:
            w=min(R.uniform(11,18),L-q); w=L-q if L-q-w<8 else w
            ctx(q+.05,R.uniform(-.05,.25),w-.1,d,fl+R.choice((-1,0,0,0,1)),roof=R.choice(roofs),bay=R.choice((2.6,2.9,3.2)),mat=mat,shop=shop,fh=fh); q+=w
def lots(x,y,w,d,fl=4,dep=11,mat='context',**q):
    """perimeter block seen from afar: rows with floor lines and recessed windows (cheap)"""
    def rw(L):
        k=K(); s=0
        while s<L-4:
            ww=min(R.uniform(9,16),L-s); ww=L-s if L-s-ww<6 else ww; f=fl+R.choice((-1,0,0,0,1)); hh=f*3.2+.8; n=max(2,int(ww/2.7))
            k.box(mat,s+.05,0,0,s+ww-.05,dep,hh,bev=.05)
            for j in range(f):
                k.box(mat,s+.05,-.12,j*3.2+.5,s+ww-.05,.2,j*3.2+.66,bev=.01)
                for i in range(n): c=s+(i+.5)*ww/n; k.box('grey',c-.55,-.03,j*3.2+1.3,c+.55,.1,j*3.2+3.1,bev=.005)
            if R.random()<.7:
                rh=R.uniform(3,4.6); k.extrude_yz(mat,[(-.3,hh),(dep+.3,hh),(dep/2,hh+rh)],s+.08,s+ww-.08); k.box(mat,s+ww*.3,dep*.4,hh,s+ww*.3+1,dep*.4+.7,hh+rh+1,bev=.03)
            else: k.box(mat,s+1.5,2,hh,s+ww-1.5,dep-2,hh+2.6,bev=.05)
            s+=ww
    k=K()
    with k.at(x,y):
        k.box('paper',-2.6,-2.6,-.1,w+2.6,d+2.6,.2,bev=.03); rw(w)
        with k.at(w,0,0,pi/2):
            with k.at(dep,0): rw(d-2*dep)
        with k.at(w,d,0,pi): rw(w)
        with k.at(0,d,0,-pi/2):
            with k.at(dep,0): rw(d-2*dep)
def town(cx,cy,nx,ny,bw=58,bd=46,sx=15,fl=4,skip=(),**q):
    for i in range(-nx,nx+1):
        for j in range(-ny,ny+1):
            if (i,j) in skip: continue
            lots(cx+i*(bw+sx)+R.uniform(-1,1),cy+j*(bd+sx),bw,bd,fl+R.choice((-1,0,0,1)),**q)
def paving(x0,y0,x1,y1,s=4.,z=0,mat='paper',t=.12):
    nx=max(1,round((x1-x0)/s)); ny=max(1,round((y1-y0)/s)); a=(x1-x0)/nx; b=(y1-y0)/ny
    for i in range(nx):
        for j in range(ny): K().box(mat,x0+i*a+.03,y0+j*b+.03,z-t,x0+(i+1)*a-.03,y0+(j+1)*b-.03,z+R.random()*.02,bev=.02)
def tree_row(x0,y0,x1,y1,n,kind='gyp',s=1.,z=0,j=.5):
    for i in range(n):
        t=i/max(1,n-1); inst(f'{kind}{R.randrange(4)}',x0+(x1-x0)*t+R.uniform(-j,j),y0+(y1-y0)*t+R.uniform(-j,j),z,s*R.uniform(.88,1.12))
def wood(x0,y0,x1,y1,n,z=0,s=1.,gap=3.,ok=None):
    P=[]; t=0
    while len(P)<n and t<n*20:
        t+=1; x,y=R.uniform(x0,x1),R.uniform(y0,y1)
        if (ok and not ok(x,y)) or any((x-a)**2+(y-b)**2<gap*gap for a,b in P): continue
        P.append((x,y)); inst(f'gyp{R.randrange(4)}',x,y,z(x,y) if callable(z) else z,s*R.uniform(.75,1.3))
def people(n,x0,y0,x1,y1,z=0,ok=None,gap=.9,s=1.):
    P=[]; t=0
    while len(P)<n and t<n*20:
        t+=1; x,y=R.uniform(x0,x1),R.uniform(y0,y1)
        if R.random()<.35 and P: x,y=P[-1][0]+R.choice((-1,1))*R.uniform(.7,1.),P[-1][1]+R.uniform(-.5,.5)
        if not(x0<=x<=x1 and y0<=y<=y1) or (ok and not ok(x,y)) or any((x-a[0])**2+(y-a[1])**2<.45 for a in P): continue
        P.append((x,y,z))
    figures(P,s)
def louvres(L,z0,z1,sp=.5,ang=.4,mat='white',d=.6,y=.1):
    k=K()
    if hasattr(lib,'pane'):      # drawn as an area with a tone: louvres are texture, not edges
        with lib.aside(): k.box('pane',0,y+.05,z0,L,y+.15,z1)
        mat=lib.LEFT_OUT
    n=max(1,int(L/sp)); k.box('grey',0,y+d+.15,z0,L,y+d+.25,z1,bev=.01)
    for i in range(n): x=(i+.5)*L/n; k.box(mat,x-.05,y,z0,x+.05,y+d,z1,bev=.01,rz=ang)
def four(w,d,fn):
    k=K()
    for o in ((0,0,0,w),(w,0,pi/2,d),(w,d,pi,w),(0,d,-pi/2,d)):
        with k.at(o[0],o[1],0,o[2]): fn(o[3])
def pipe(mat,pts,r,n=16):
    k=K()
    for a,b in zip(pts,pts[1:]): k.tube(mat,a,b,r,n=n)
    for p in pts: k.ball(mat,*p,r*1.02,16,10)
def protos_plant():
    def cooler(k):
        k.box('white',-4.6,-1.25,.75,4.6,1.25,2.7,bev=.05)
        for x in (-4.2,-1.4,1.4,4.2):
            for y in (-1.1,1.1): k.box('white',x-.1,y-.1,0,x+.1,y+.1,.8,bev=.01)
        for i in range(30): k.box('white',-4.5+i*.31,-1.33,.95,-4.5+i*.31+.12,1.33,2.45,bev=.01)
        for i in range(5):
            x=-3.6+i*1.8; k.cyl('white',x,0,2.7,3.05,.86,.82,n=20); k.cyl('grey',x,0,3.05,3.06,.70,n=20)
            for a in range(3): k.box('white',x-.72,-.05,3.06,x+.72,.05,3.10,rz=a*pi/3,bev=.005)
    proto('cooler',cooler)
    def gen(k):
        k.box('plaster',-.6,-.8,0,4.4,9.3,.35,bev=.02); k.box('white',0,0,.35,3.6,8.6,3.9,bev=.06)
        for q in range(16): k.box('white',-.05,.4+q*.5,.9,3.65,.4+q*.5+.14,3.3,bev=.01)
        k.cyl('white',.9,7.,3.9,8.2,.34,n=14); k.cyl('white',2.7,7.,3.9,8.2,.34,n=14); k.box('white',.5,1,3.9,3.1,4.5,4.7,bev=.05)
    proto('gen',gen)
    if hasattr(lib,'pane'):      # drawn simpler than built: louvres are texture, not edges
        def plain_cooler(k):
            k.box('white',-4.6,-1.25,.75,4.6,1.25,2.7)
            for x in (-4.2,4.2): k.box('white',x-.1,-1.2,0,x+.1,1.2,.75)
            for i in range(5): k.cyl('white',-3.6+i*1.8,0,2.7,3.05,.86,.82,n=20)
        def plain_gen(k):
            k.box('white',0,0,.35,3.6,8.6,3.9)
            for x in (.9,2.7): k.cyl('white',x,7.,3.9,8.2,.34,n=14)
            k.box('white',.5,1,3.9,3.1,4.5,4.7)
        with lib.aside(): proto('cooler',plain_cooler); proto('gen',plain_gen)
def desk(x,y,z,rot=0,chair=True):
    k=K()
    with k.at(x,y,z,rot):
        k.box('wood',-.8,-.4,.70,.8,.4,.76,bev=.01)
        for a in (-.72,.72): k.box('white',a-.04,-.35,0,a+.04,.35,.71,bev=.005)
        k.box('white',-.3,.12,.86,.3,.16,1.24,bev=.005); k.box('white',-.04,.1,.75,.04,.18,.9)
        if chair: k.box('white',-.24,-.9,.42,.24,-.45,.5,bev=.02); k.box('white',-.24,-.95,.5,.24,-.88,.95,bev=.02); k.box('white',-.05,-.72,0,.05,-.62,.43)
def table(x,y,z,L=3.2,rot=0,m='wood'):
    k=K()
    with k.at(x,y,z,rot):
        k.box(m,-L/2,-.6,.70,L/2,.6,.77,bev=.01)
        for a in (-L*.35,L*.35): k.box('white',a-.08,-.3,0,a+.08,.3,.71,bev=.01)
        for q in range(int(L/.8)):
            xx=-L/2+.4+q*.8
            for s in (-1,1): k.box('white',xx-.22,s*.95-.22,.42,xx+.22,s*.95+.22,.5,bev=.02); k.box('white',xx-.22,s*1.17-.03,.5,xx+.22,s*1.17+.03,.92,bev=.02); k.box('white',xx-.05,s*.95-.05,0,xx+.05,s*.95+.05,.43)
def shelf(x,y,z,w=2.4,hh=2.2,rot=0,m='wood'):
    k=K()
    with k.at(x,y,z,rot):
        for q in range(6): k.box(m,0,0,q*(hh-.05)/5,w,.4,q*(hh-.05)/5+.05,bev=.004)
        for q in range(4): k.box(m,q*(w-.05)/3,0,0,q*(w-.05)/3+.05,.4,hh,bev=.004)
def bench(x,y,z=0,rot=0,L=2.2):
    k=K()
    with k.at(x,y,z,rot): k.box('wood',0,0,.42,L,.55,.52,bev=.02); k.box('white',.2,.05,0,.4,.5,.43); k.box('white',L-.4,.05,0,L-.2,.5,.43)
def track(y,x0,x1,z=0,bed=True):
    """railway track along local x, rail head at z+.6"""
    k=K()
    if bed: k.extrude_yz('plaster',[(y-2.2,z),(y+2.2,z),(y+1.75,z+.34),(y-1.75,z+.34)],x0,x1)
    for i in range(int((x1-x0)/.72)): k.box('wood',x0+i*.72,y-1.25,z+.3,x0+i*.72+.27,y+1.25,z+.46,bev=.02)
    for s in (-.72,.72): k.box('grey',x0,y+s-.06,z+.45,x1,y+s+.06,z+.64,bev=.01)
def train(x,y,z,nc=3,CL=19,mat='white',cab='both',rot=0):
    """railcar set along local x; z = rail head"""
    k=K(); W=1.42; pr=[(-W+.1,.5),(-W,1.),(-W,3.),(-W+.2,3.8),(-.7,4.2),(.7,4.2),(W-.2,3.8),(W,3.),(W,1.),(W-.1,.5)]; m=len(pr)
    with k.at(x,y,z,rot):
        for c in range(nc):
            with k.at(c*(CL+.5),0):
                a=1.6 if c==0 else 0; b=CL-1.6 if c==nc-1 else CL
                k.extrude_yz(mat,pr,a,b)
                for on,x0,x1 in ((c==0,a,.1),(c==nc-1,b,CL-.1)):
                    if not on: continue
                    P2=[(yy*.84,.5+(zz-.5)*.9) for yy,zz in pr]; V=[(x0,yy,zz) for yy,zz in pr]+[(x1+(.9 if x1<x0 else -.9)*max(0,(zz-1.6)/2.6),yy,zz) for yy,zz in P2]
                    F=[[i,m+i,m+(i+1)%m,(i+1)%m] for i in range(m)]+[list(range(m,2*m))]
                    if x1>x0: F=[f[::-1] for f in F]
                    k.add(mat,V,F); xm=(x1+(.42 if x1<x0 else -.42)); k.box('dark',xm-.1,-.95,2.3,xm+.1,.95,3.3,bev=.03,ry=(.33 if x1<x0 else -.33))
                for s in (-1,1):
                    xx=2.2; i=0
                    while xx<CL-3:
                        if i%4==2: k.box('paper',xx,s*W-.03,.85,xx+1.3,s*W+.03,3.,bev=.01)
                        else: k.box('grey',xx,s*(W-.012)-.03,1.85,xx+1.5,s*(W-.012)+.03,2.8,bev=.01)
                        xx+=1.9; i+=1
                for bx in (3,CL-3): k.box('grey',bx-1.3,-1.05,.05,bx+1.3,1.05,.55,bev=.04)
                if c<nc-1: k.box('grey',CL-.05,-1.1,.8,CL+.55,1.1,3.7,bev=.02)
                k.box(mat,CL*.35,-.8,4.1,CL*.6,.8,4.5,bev=.05)
def panel(mat,P,t):
    """thin slab from 4 corners (ccw from above), thickness downward"""
    k=K(); V=[*P]+[(a,b,c-t) for a,b,c in P]; k.add(mat,V,[[0,1,2,3],[7,6,5,4],[0,4,5,1],[1,5,6,2],[2,6,7,3],[3,7,4,0]])
def ring(mat,cx,cy,r0,r1,z0,z1,a0=0,a1=2*pi,n=72):
    """annular slab"""
    k=K(); V=[];F=[]
    full=abs(a1-a0-2*pi)<1e-6; m=n if full else n+1
    for i in range(m):
        a=a0+(a1-a0)*i/n
        for r,z in ((r0,z0),(r1,z0),(r1,z1),(r0,z1)): V.append((cx+r*cos(a),cy+r*sin(a),z))
    for i in range(n):
        j=(i+1)%m
        for q in range(4): F.append([i*4+q,i*4+(q+1)%4,j*4+(q+1)%4,j*4+q][::-1])
    if not full: F+=[[0,1,2,3],[(m-1)*4+q for q in (3,2,1,0)]]
    k.add(mat,V,F)
def ribbon(mat,pts,w,t=.06):
    """flat strip along 3-d points, half width w"""
    k=K(); n=len(pts); L=[];Q=[]
    for i,p in enumerate(pts):
        a=pts[max(0,i-1)]; b=pts[min(n-1,i+1)]; d=Vector((b[0]-a[0],b[1]-a[1])); d=d.normalized() if d.length>1e-6 else Vector((1,0))
        L.append((p[0]-d.y*w,p[1]+d.x*w,p[2])); Q.append((p[0]+d.y*w,p[1]-d.x*w,p[2]))
    V=L+Q+[(a,b,c-t) for a,b,c in L]+[(a,b,c-t) for a,b,c in Q]; F=[]
    for i in range(n-1): F+=[[n+i,n+i+1,i+1,i],[i,i+1,2*n+i+1,2*n+i],[n+i+1,n+i,3*n+i,3*n+i+1]]
    F+=[[2*n,3*n,n,0],[n-1,2*n-1,4*n-1,3*n-1]]; k.add(mat,V,F)
def curve(C,n=24):
    o=[]; P=[C[0]]+list(C)+[C[-1]]; dim=len(C[0])
    for a,b,c,d in zip(P,P[1:],P[2:],P[3:]):
        for i in range(n): t=i/n; o.append(tuple(.5*(2*b[q]+(c[q]-a[q])*t+(2*a[q]-5*b[q]+4*c[q]-d[q])*t*t+(3*b[q]-a[q]-3*c[q]+d[q])*t**3) for q in range(dim)))
    return o+[tuple(C[-1])]
