import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# river valley: white approach piers, one red truss span over the water
mat_water('water',(.40,.46,.47),rough=.07,bump=.3,scale=.4,stretch=(1.4,.5,1))
def hgt(x,y): return -1.+ max(0,(abs(x-4*sin(y*.03)-2)-27)*.30)+1.6*sin(x*.06+1)*sin(y*.05)+max(0,(abs(x)-70)*.12)
k.box('water',-60,-200,-2,60,300,0.9,bev=.01)
terrain(k,'card',lambda x,y:hgt(x,y),-150,-110,150,230,1.1,24,1.1,res=130)
Zt=15.5
Z=lambda x,y: max(0,math.floor(hgt(x,y)/1.1)*1.1)
# approach spans: white box girders on slim piers
def pier(x,h=Zt-2.6):
    k.box('white',x-1.1,-2.5,-1,x+1.1,2.5,h,bev=.15); k.box('white',x-1.5,-3.1,h-1.,x+1.5,3.1,h,bev=.06); k.box('plaster',x-2.6,-4,-1,x+2.6,4,max(1.2,hgt(x,0)+.7),bev=.08)
for x in (-108,-86,-64,-42,-23,23,42,64,86,108): pier(x)
for a,b in ((-150,-23.3),(23.3,150)):
    k.box('white',a,-2.3,Zt-2.6,b,2.3,Zt-.8,bev=.05); k.box('white',a,-3.4,Zt-.8,b,3.4,Zt-.3,bev=.04)
    for i in range(int((b-a)/3)): 
        for s in (-3.3,3.3): k.box('white',a+i*3-.05,s-.05,Zt-.3,a+i*3+.05,s+.05,Zt+.8,bev=.01)
    for s in (-3.3,3.3): k.box('white',a,s-.05,Zt+.75,b,s+.05,Zt+.85,bev=.01); k.box('white',a,s-.03,Zt+.25,b,s+.03,Zt+.32,bev=.01)
# red truss
ac='accent'; L=46.; N=8; H=9.2; x0=-L/2; hb=Zt-.55
def zc(t): return hb+H*(.62+.38*sin(pi*t))
for y in (-3.7,3.7):
    k.box(ac,x0-.4,y-.32,hb-.5,-x0+.4,y+.32,hb+.25,bev=.03)
    P=[(x0+L*i/N,zc(i/N)) for i in range(N+1)]
    for i in range(N+1):
        if 0<i<N: k.box(ac,P[i][0]-.2,y-.22,hb,P[i][0]+.2,y+.22,P[i][1],bev=.02)
    for i in range(1,N-1): k.bar(ac,(P[i][0],y,P[i][1]),(P[i+1][0],y,P[i+1][1]),.56,.56,bev=.03)
    k.bar(ac,(x0,y,hb),(P[1][0],y,P[1][1]),.6,.6,bev=.03); k.bar(ac,(-x0,y,hb),(P[N-1][0],y,P[N-1][1]),.6,.6,bev=.03)
    for i in range(1,N-1):
        a,b=((P[i][0],P[i][1]),(P[i+1][0],hb)) if i<N/2 else ((P[i][0],hb),(P[i+1][0],P[i+1][1])); k.bar(ac,(a[0],y,a[1]),(b[0],y,b[1]),.3,.34,bev=.02)
    for i in range(1,N): k.box(ac,P[i][0]-.6,y-.36,P[i][1]-.5,P[i][0]+.6,y+.36,P[i][1]+.22,bev=.02); k.box(ac,P[i][0]-.6,y-.36,hb-.3,P[i][0]+.6,y+.36,hb+.7,bev=.02)
for i in range(1,N): x=x0+L*i/N; z=zc(i/N); k.box(ac,x-.18,-3.6,z-.2,x+.18,3.6,z+.16,bev=.02)
for i in range(1,N-1): 
    xa,xb=x0+L*i/N,x0+L*(i+1)/N; k.bar(ac,(xa,-3.6,zc(i/N)),(xb,3.6,zc((i+1)/N)),.16,.16); k.bar(ac,(xb,-3.6,zc((i+1)/N)),(xa,3.6,zc(i/N)),.16,.17)
for i in range(N*2+1): k.box(ac,x0+L*i/N/2-.15,-3.6,hb-.48,x0+L*i/N/2+.15,3.6,hb-.05,bev=.02)
track(0,-150,150,Zt-.62,bed=False)
train(-78,0,Zt-.1,3,19)
for q,(a,b,rr) in enumerate(((-30,-34,0.),(31,-42,.3),(-36,22,.1),(33,40,.2))): pass
wood(-145,-100,145,220,330,z=Z,s=1.1,gap=4.6,ok=lambda x,y: hgt(x,y)<24 and abs(x-4*sin(y*.03)-2)>36 and abs(y)>8 and not(-70<x<-20 and y<-30) and R.random()<.75)
def hut(x,y,r):
    z=Z(x,y)-1; 
    with k.at(x,y,z,r): k.box('paper',-4,-3,0,4,3,5,bev=.04); k.extrude_yz('paper',[(-3.5,4.9),(3.5,4.9),(0,7.6)],-4.4,4.4); [k.box('grey',-2.6+q*2.1,-3.05,2.2,-1.6+q*2.1,-2.9,3.8,bev=.01) for q in range(3)]
for x,y,r in ((-52,-40,.2),(-63,-47,.1),(-49,-56,-.3),(-66,-62,.3),(52,52,.4),(62,60,.2),(60,-66,.5)): hut(x,y,r)
for x,y,r in ((6,-22,1.5),(-7,34,1.7),(12,-46,1.3)): k.box('white',x-1,y-3,.7,x+1,y+3,1.7,bev=.3,rz=r-pi/2); k.box('white',x-.6,y-1,1.6,x+.6,y+1,2.7,bev=.1,rz=r-pi/2)
people(5,-29,-24,-25,-10,1.1) if 0 else None
finish('rail-bridge',(-62,-84,33),(-4,2,11.5),50,focus=(-8,-3,16),blur=.014,az=-22+180+30,el=21,sky=.46,z=-3)
