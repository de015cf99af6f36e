import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# river valley in contour sheets: white approach spans on slim piers, one red truss span over the water
mat_water('water',(.37,.41,.415),rough=.045,bump=.16,scale=.5,stretch=(1.2,.5,1))
mat_matte('hill',(.77,.745,.70),var=.05,edge=(.72,.68,.62),mottle=.05)
def cx(y): return 2+4*sin(y*.03)+(.34*y if y<0 else .0042*y*y)
def hgt(x,y):
    u=abs(x-cx(y))-25-(0 if y<0 else .04*y); f=max(0,u-17)
    h=-1.+3.4*max(0,min(1,u/5))+f*.30+1.5*sin(x*.06+1)*sin(y*.05)*min(1,f/12)+.0022*f*f*(1 if x<cx(y) else .6)
    return min(h, 13.6+max(0,abs(y)-5.5)*1.1, 40+3*sin(x*.05)*cos(y*.04))      # the line runs into a cutting
ST=1.4
k.box('water',-170,-140,-2,190,300,0.55,bev=.01)
terrain(k,'hill',lambda x,y:hgt(x,y)-.1,-170,-120,190,270,ST,31,ST,res=150)
Zt=15.5
Z=lambda x,y: max(0,math.floor((hgt(x,y)-.1)/ST)*ST)
def pier(x,h=Zt-2.6,big=False):
    w,l=(1.5,3.4) if big else (1.,2.5); c=1.9 if big else 0
    P=[(x-w,-l),(x,-l-c),(x+w,-l),(x+w,l),(x,l+c),(x-w,l)] if big else [(x-w,-l),(x+w,-l),(x+w,l),(x-w,l)]
    S=lambda f: [(x+(a-x)*f,b*f) for a,b in P]
    k.prism('white',P,-1.5,h-1.3); k.prism('white',S(1.22),h-1.34,h); k.box('white',x-.8,-2.9,h-.02,x+.8,2.9,h+.62,bev=.04)
    k.prism('plaster',S(1.6 if big else 1.9),-1.5,1.5 if big else max(1.5,hgt(x,0)+.9))
    if big:
        for q in range(1,6): k.prism('white',S(1.03),q*2.0+.2,q*2.0+.42)
for x in (-108,-86,-64,-42,42,64,86): pier(x)
for x in (-23,23): pier(x,big=True)
for a,b in ((-170,-23.3),(23.3,190)):
    k.box('white',a,-2.3,Zt-2.,b,2.3,Zt-.8,bev=.05); k.box('white',a,-3.4,Zt-.8,b,3.4,Zt-.3,bev=.04)
    for i in range(int((b-a)/2.75)): 
        for s in (-1,1): k.box('white',a+i*2.75-.16,s*2.28-.12,Zt-1.9,a+i*2.75+.16,s*2.28+.12,Zt-.8,bev=.02); k.box('white',a+i*2.75-.06,s*3.25-.06,Zt-.3,a+i*2.75+.06,s*3.25+.06,Zt+.8,bev=.01)
    for s in (-3.25,3.25): k.box('white',a,s-.07,Zt+.75,b,s+.07,Zt+.89,bev=.01); k.box('white',a,s-.05,Zt+.2,b,s+.05,Zt+.3,bev=.01)
# red truss
ac='accent'; L=46.; N=8; H=10.2; x0=-L/2; hb=Zt-.55
def zc(t): return hb+H*(.60+.40*sin(pi*t))
for y in (-3.7,3.7):
    k.box(ac,x0-.4,y-.34,hb-.55,-x0+.4,y+.34,hb+.3,bev=.03)
    P=[(x0+L*i/N,zc(i/N)) for i in range(N+1)]
    for i in range(1,N):
        for s in (-.16,.16): k.box(ac,P[i][0]+s-.09,y-.24,hb,P[i][0]+s+.09,y+.24,P[i][1],bev=.02)
        for q in range(1,5): zz=hb+(P[i][1]-hb)*q/5; k.box(ac,P[i][0]-.16,y-.2,zz-.14,P[i][0]+.16,y+.2,zz+.14,bev=.01)
    for i in range(1,N-1): k.bar(ac,(P[i][0],y,P[i][1]),(P[i+1][0],y,P[i+1][1]),.62,.62,bev=.03)
    k.bar(ac,(x0,y,hb),(P[1][0],y,P[1][1]),.66,.66,bev=.03); k.bar(ac,(-x0,y,hb),(P[N-1][0],y,P[N-1][1]),.66,.66,bev=.03)
    for i in range(1,N-1):
        a,b=((P[i][0],P[i][1]),(P[i+1][0],hb)) if i<N/2 else ((P[i][0],hb),(P[i+1][0],P[i+1][1])); k.bar(ac,(a[0],y,a[1]),(b[0],y,b[1]),.34,.36,bev=.02)
    for i in range(1,N): k.box(ac,P[i][0]-.75,y-.38,P[i][1]-.62,P[i][0]+.75,y+.38,P[i][1]+.26,bev=.02); k.box(ac,P[i][0]-.75,y-.385,hb-.3,P[i][0]+.75,y+.385,hb+.85,bev=.02)
    for x in (x0,-x0): k.box(ac,x-.8,y-.40,hb-.5,x+.8,y+.40,hb+.7,bev=.02); k.box(ac,x-.5 if x<0 else x-.5,y-.5,Zt-2.0,x+.5,y+.5,hb-.5,bev=.03)
    s=-1 if y<0 else 1      # walkway with handrail outside the truss
    k.box(ac,x0,y+s*.4,hb-.02,-x0,y+s*1.35,hb+.1,bev=.01)
    for i in range(N*3+1): x=x0+L*i/N/3; k.box(ac,x-.05,y+s*1.25,hb+.1,x+.05,y+s*1.33,hb+1.1,bev=.01)
    for z in (.55,1.08): k.box(ac,x0,y+s*1.24,hb+z,-x0,y+s*1.34,hb+z+.1,bev=.01)
for i in range(1,N): x=x0+L*i/N; z=zc(i/N); k.box(ac,x-.18,-3.6,z-.2,x+.18,3.6,z+.16,bev=.02); k.box(ac,x-.12,-3.5,z-1.5,x+.12,3.5,z-1.3,bev=.02); [k.bar(ac,(x,s*3.5,z-1.4),(x,s*2.2,z-.1),.16,.2) for s in (-1,1)]
for i in range(1,N-1): 
    xa,xb=x0+L*i/N,x0+L*(i+1)/N; k.bar(ac,(xa,-3.6,zc(i/N)),(xb,3.6,zc((i+1)/N)),.2,.2); k.bar(ac,(xb,-3.6,zc((i+1)/N)),(xa,3.6,zc(i/N)),.2,.21)
for i in range(N*2+1): k.box(ac,x0+L*i/N/2-.15,-3.6,hb-.48,x0+L*i/N/2+.15,3.6,hb-.05,bev=.02)
for y in (-.75,.75): k.box(ac,x0,y-.16,hb-.5,-x0,y+.16,hb-.06,bev=.02)
track(0,-170,190,Zt-.62,bed=False)
train(27.5,0,Zt-.1,3,19)
river=lambda x,y: abs(x-cx(y))-25-(0 if y<0 else .04*y)
wood(-160,-110,185,262,950,z=Z,s=1.,gap=4.1,ok=lambda x,y: river(x,y)>9 and abs(y)>8.5 and not(44<x<112 and 24<y<86) and not(104<x<142 and 76<y<96) and not(x<-30 and y<-52) and R.random()<min(1,.25+.025*river(x,y)))
# village with a church on the far bank
def hut(x,y,r,w=9,d=6.5,h=5.2,rh=3.6):
    z=Z(x,y)
    with k.at(x,y,z,r):
        k.box('paper',-w/2,-d/2,-4,w/2,d/2,h,bev=.04); k.extrude_yz('paper',[(-d/2-.4,h-.1),(d/2+.4,h-.1),(0,h+rh)],-w/2-.35,w/2+.35); k.box('paper',w*.2,-.3,h+1,w*.2+.9,.6,h+rh+.9,bev=.03)
        for f in (.9,3.3):
            for q in range(4): c=-w/2+(q+.5)*w/4; k.box('grey',c-.42,-d/2-.04,f,c+.42,-d/2+.1,f+1.4,bev=.01)
        for q in range(3): c=-d/2+(q+.5)*d/3; [k.box('grey',-w/2-.04,c-.4,f,-w/2+.1,c+.4,f+1.4,bev=.01) for f in (.9,3.3)]
for x,y,r in ((44,28,.1),(57,29,.2),(70,31,.0),(47,40,.35),(61,43,.2),(75,46,.1),(52,55,.5),(66,60,.3),(84,36,.1),(60,73,.4),(85,60,.2)): hut(x+14+R.uniform(-1,1),y+4,r)
with k.at(112,84,Z(112,84),.3):
    k.box('paper',-4,-4,-4,4,4,17,bev=.05); k.add('paper',[(-4.4,-4.4,16.9),(4.4,-4.4,16.9),(4.4,4.4,16.9),(-4.4,4.4,16.9),(0,0,29)],[[0,1,4],[1,2,4],[2,3,4],[3,0,4],[3,2,1,0]]); k.box('paper',4,-4.5,-4,22,4.5,8,bev=.05); k.extrude_yz('paper',[(-5,7.9),(5,7.9),(0,14)],4,22.4)
    for z in (4,9.5,13): k.box('grey',-.7,-4.05,z,.7,-3.9,z+2.4,bev=.01); k.box('grey',-4.05,-.7,z,-3.9,.7,z+2.4,bev=.01)
    for q in range(4): k.box('grey',6.5+q*4.2,-4.55,2,7.9+q*4.2,-4.4,6,bev=.01)
def boat(x,y,r,L=12,W=2.,cab=True):
    P=[(-L/2,-W*.8),(L*.22,-W),(L*.4,-W*.6),(L/2,0),(L*.4,W*.6),(L*.22,W),(-L/2,W*.8)]
    with k.at(x,y,.45,r):
        k.prism('white',P,-.3,.95); k.prism('white',[(a*1.02,b*1.05) for a,b in P],.9,1.12)
        if cab: k.box('white',-L*.36,-W*.62,1.1,L*.02,W*.62,2.7,bev=.06); k.box('white',-L*.4,-W*.75,2.68,L*.06,W*.75,2.85,bev=.03); [k.box('grey',-L*.3+q*1.1,-W*.63,1.6,-L*.3+q*1.1+.7,W*.63,2.3,bev=.01) for q in range(3)]
boat(-7,-35,.62,14,2.); boat(9,52,1.9,10,1.7)
people(9,-50,-36,-42,-10,1.4); tree_row(-47,-30,-39,26,6,'gyp',.95,1.4); people(5,34,-40,40,-20,1.4)
finish('rail-bridge',(-72,-124,24),(9,0,11.6),50,focus=(-6,-4,17),blur=.0105,az=-58,el=25,sky=.5,z=-3)
