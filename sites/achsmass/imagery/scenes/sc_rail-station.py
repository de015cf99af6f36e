import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
import lib
TEX=lib.LEFT_OUT if hasattr(lib,'pane') else None     # sleepers, joints and wires are texture, not edges
reset(); mat_acrylic('skin',(.92,.91,.88),trans=.72,rough=.4); k=Kit()
Y0,Y1=0,132
k.box('card',-40,-70,-3.2,100,240,-1.25,bev=.2); k.box('ply',-40.5,-70.5,-5,100.5,240.5,-3.2,bev=.1)
TR=[10.7,15.3,36.7,41.3]
for x in TR:
    k.box('plaster',x-1.9,-69,-1.25,x+1.9,239,-1.05,bev=.05)
    for i in range(int(308/.75)): k.box(TEX or 'wood',x-1.25,-69+i*.75,-1.05,x+1.25,-69+i*.75+.28,-.88,bev=.02)
    for s in (-.72,.72): k.box('grey',x+s-.05,-69,-.88,x+s+.05,239,-.70,bev=.01)
def platform(x0,x1,y0=-34,y1=170):
    k.box('white',x0+.25,y0+.2,-1.25,x1-.25,y1,-.12,bev=.02); k.box('paper',x0,y0,-.14,x1,y1,.06,bev=.03)
    for x in (x0+.75,x1-.95):
        k.box('grey',x,y0+.4,.055,x+.2,y1,.075,bev=.005)
    for i in range(int((y1-y0)/4)): k.box(TEX or 'white',x0+.02,y0+i*4,.055,x1-.02,y0+i*4+.04,.068,bev=.002)
platform(0,8); platform(18.2,33.8); platform(44.2,52)
# vaulted timber roof: two barrel vaults
SP=26.0; BASE=8.2; RISE=5.6
def vz(u): return BASE+RISE*sin(pi*u)**.9
NS=18
for vx in (0,SP):
    pts=[(vx+SP*i/NS, vz(i/NS)) for i in range(NS+1)]
    n=int((Y1-Y0)/4.4)
    for j in range(n+1):
        y=Y0+j*(Y1-Y0)/n
        for a,b in zip(pts,pts[1:]): k.bar('wood',(a[0],y,a[1]),(b[0],y,b[1]),.22,.7,bev=.02)
    for i,p in enumerate(pts):
        if i%1==0: k.box('wood',p[0]-.09,Y0-1,p[1]+.30,p[0]+.09,Y1+1,p[1]+.52,bev=.01)
    # cladding: white thin sheets leaving crown open + glazed strips
    for i in range(NS):
        a,b=pts[i],pts[i+1]
        if 8<=i<=9: continue
        m='skin'
        nn=11
        for j in range(nn):
            y0=Y0-1+(Y1-Y0+2)*j/nn; y1=Y0-1+(Y1-Y0+2)*(j+1)/nn-.06
            ang=math.atan2(b[1]-a[1],b[0]-a[0]); L=math.hypot(b[0]-a[0],b[1]-a[1])
            k.box(m,(a[0]+b[0])/2-L/2+.02,y0,(a[1]+b[1])/2+.54-.05,(a[0]+b[0])/2+L/2-.02,y1,(a[1]+b[1])/2+.54+.05,ry=-ang,bev=.01)
UP,TIP=(1.22,.15) if hasattr(lib,'core') else (1,.11)      # in the section the branches reach the arches
for x in (0+.0,SP,2*SP):
    k.box('white',x-.55,Y0-1.2,BASE-.55,x+.55,Y1+1.2,BASE+.25,bev=.04)
    cx={0:1.5,SP:SP,2*SP:2*SP-1.5}[x]
    for j in range(12):
        y=Y0+5.5+j*11
        k.cyl('white',cx,y,0,3.6,.30,.26,n=18); k.cyl('white',cx,y,.05,.35,.5,.42,n=18)
        for dx in ((-2.6,2.6) if x==SP else () if hasattr(lib,'core') else (-1.5,2.2) if x==0 else (-2.2,1.5)):
            for dy in (-3.4,3.4):
                k.tube('white',(cx,y,3.5),(cx+dx*.9*UP,y+dy,3.5+UP*(BASE-2.9)) if x==SP else (x,y+dy,BASE-.3),.15,TIP,n=10)
        for dy in (-3.4,3.4): k.tube('white',(cx,y,3.5),(x,y+dy,BASE-.4),.15,TIP,n=10)
# kiosk/lift boxes, benches, stair openings on island
for y in (20,58,96):
    k.box('white',24.3,y+6,.05,27.7,y+10,3.2,bev=.05); k.box('acrylic',24.2,y+6.3,.5,27.8,y+9.7,2.8,bev=.02)
for y in range(-24,160,9):
    for x in (21.,31.,4.): k.box('wood',x-.3,y,.42,x+.3,y+2.4,.54,bev=.02); [k.box('white',x-.25,y+q,.06,x+.25,y+q+.12,.44,bev=.01) for q in (.3,1.9)]
for y in range(-28,-2,8):
    for x in (26.,): k.tube('white',(x,y,0),(x,y,5.2),.09,.07); k.bar('white',(x-1.5,y,5.2),(x+1.5,y,5.2),.12,.08)
# overhead line masts outside + wires
for x in TR: k.tube(TEX or 'white',(x,-69,5.35),(x,239,5.35),.022,n=4); k.tube(TEX or 'white',(x,-69,6.5),(x,239,6.5),.022,n=4)
for y in ():
    for x in (8.5,): pass
    for xm in (-3.,55.): k.tube('white',(xm,y,-1.2),(xm,y,8.8),.17,.13,n=10)
    for z in (7.4,8.2): k.bar('white',(-3,y,z),(55,y,z),.12)
    for i in range(58): k.bar('white',(-3+i,y,7.4+.8*(i%2)),(-2+i,y,7.4+.8*((i+1)%2)),.06)
    for x in TR: k.tube('white',(x,y,7.4),(x,y,5.3),.05)
if hasattr(lib,'core'):                               # the section shows what carries the train: sleepers, rails, wheels and bogies
    with lib.aside():
        for x in TR:
            k.box('white',x-1.3,-69,-1.06,x+1.3,239,-.87)
            for s in (-.72,.72): k.box('white',x+s-.05,-69,-.88,x+s+.05,239,-.70)
        for y in (95.5,92.9):
            k.box('accent',TR[1]-.7,y-.08,-.36,TR[1]+.7,y+.08,-.2)
            for s in (-.72,.72): k.box('accent',TR[1]+s-.07,y-.42,-.70,TR[1]+s+.07,y+.42,.14)
        for s in (-1.,1.): k.box('accent',TR[1]+s-.1,92.2,-.48,TR[1]+s+.1,96.2,-.2)
# accent train: raked cab, five cars
with k.at(TR[1],-24,0,pi/2):
    import parts
    if hasattr(lib,'core'): box=k.box; k.box=lambda m,*a,**o: box(TEX if m=='paper' else m,*a,**o)      # its doors would hide its outline in the section
    parts.train(0,0,-.78,5,24,mat='accent')
    vars(k).pop('box',None)
    for s in (-.6,.6): k.box('paper',-.62,s-.17,.95,-.45,s+.17,1.12,bev=.03)     # head lamps
    k.box('dark',-.35,-.35,-.35,.3,.35,.05,bev=.05)

pts=[]
for _ in range(95):
    x=R.choice([R.gauss(20.6,1.0),R.gauss(30.6,1.4),R.uniform(19,33),R.uniform(1.5,7)]); pts.append((min(max(x,.8),33),R.uniform(-32,110),.07))
for _ in range(14): pts.append((R.uniform(45.5,51),R.uniform(-30,60),.07))
figures(pts)
for i in range(9): inst(f'wire{i%4}',-12+R.uniform(-3,3),-55+i*19,-1.2,R.uniform(1.2,1.6)); inst(f'wire{(i+1)%4}',66+R.uniform(-4,4),-40+i*17,-1.2,R.uniform(1.2,1.6))
for i in range(7): ctx(-150+i*27+R.uniform(-3,3),150+R.uniform(-6,6),24,14,R.choice((4,5,6)),z=-1.2)
for i in range(6): ctx(62+R.uniform(-1,1),4+i*25,14,23,R.choice((4,5)),z=-1.2)
for i in range(6): ctx(-36+R.uniform(-1,1),4+i*25,14,23,R.choice((3,4)),z=-1.2)
for x,y,h,w in ((-20,210,46,18),(34,235,64,16),(80,220,38,24)):
    k.box('context',x,y,-1,x+w,y+w,h,bev=.1); [k.box('context',x-.2,y-.2,f*3.6,x+w+.2,y+w,f*3.6+1.4,bev=.03) for f in range(int(h/3.6))]
finish('rail-station',(30.4,-56,6.2),(17.6,10,5.0),40,focus=(16,-16,2),blur=.007,az=-24,el=30,sun=5.6,size=.8,sky=.52,z=-5,shift_y=.012)
