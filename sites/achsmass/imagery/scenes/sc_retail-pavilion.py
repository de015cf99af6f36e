import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# round pavilion in a park: thin mushroom roof, slender columns, one red curved counter wall inside
k.box('card',-90,-80,-2,110,140,-.12,bev=.1); ring('paper',0,0,0.02,19,-.2,.0,n=96); ring('white',0,0,.02,13.4,-.02,.3,n=96); ring('white',0,0,.02,12.9,.28,.42,n=96)
P=curve([(-60,-34,-.05),(-34,-20,-.05),(-17,-5,-.05)],16); ribbon('paper',P,3,.2); P=curve([(17,6,-.05),(40,12,-.05),(80,34,-.05)],16); ribbon('paper',P,3,.2)
# roof: fluted disc with turned-up edge
n=96; V=[];F=[]; prof=[(.02,5.3),(2.,5.35),(4,5.55),(7,5.85),(10,6.05),(13,6.15),(15.6,6.1),(15.9,6.3),(15.8,6.62),(12,6.95),(7,7.35),(3.2,7.9),(.02,8.1)]
for i in range(n):
    a=2*pi*i/n
    for r,z in prof: V.append((r*cos(a),r*sin(a),z))
m=len(prof)
for i in range(n):
    j=(i+1)%n
    for q in range(m-1): F.append([i*m+q,j*m+q,j*m+q+1,i*m+q+1][::-1])
k.add('white',V,F)
for i in range(48): a=2*pi*i/48; k.bar('wood',(3.2*cos(a),3.2*sin(a),5.36),(15.3*cos(a),15.3*sin(a),6.02),.12,.3,bev=.01)
for i in range(16):
    a=2*pi*(i+.5)/16; x,y=12.2*cos(a),12.2*sin(a); k.cyl('white',x,y,.4,6.,.17,.14,n=18)
for i in range(96):
    a=2*pi*i/96
    if 44<=i<=49 or 88<=i<=91: continue
    x,y=10.9*cos(a),10.9*sin(a); k.box('white',x-.045,y-.06,.4,x+.045,y+.06,5.95,rz=a+pi/2,bev=.01)
ring('white',0,0,10.7,11.05,3.3,3.5); ring('white',0,0,10.75,11.,.4,.7,a0=pi*1.05,a1=pi*1.8)
ac='accent'; ring(ac,.6,1.2,5.2,5.6,.42,3.6,a0=-2.75,a1=.15,n=60); ring(ac,.6,1.2,5.55,6.6,.42,1.5,a0=-2.4,a1=-.3,n=48); ring(ac,.6,1.2,5.2,6.9,1.5,1.62,a0=-2.45,a1=-.25,n=48); ring(ac,.6,1.2,5.2,6.2,3.6,3.8,a0=-2.75,a1=.15,n=60)
for i in range(30): a=-2.4+i*.0724; k.box(ac,.6+6.64*cos(a)-.05,1.2+6.64*sin(a)-.04,.42,.6+6.64*cos(a)+.05,1.2+6.64*sin(a)+.04,1.5,rz=a,bev=.01)
for a in (2.,2.9,1.2): table(6*cos(a),6*sin(a),.42,2.4,a)
people(26,-11,-11,11,11,.42,ok=lambda x,y: math.hypot(x,y)<10 and math.hypot(x-.6,y-1.2)>7.2); people(30,-34,-30,34,-6,0,ok=lambda x,y: 14<math.hypot(x,y)<32 )
for i in range(7): a=pi+.35+i*.33; bench(17*cos(a),17*sin(a),0,a+pi/2)
wood(-70,22,90,110,90,s=1.6,gap=6.5); wood(-85,-60,-40,20,14,s=1.4,gap=7,ok=lambda x,y:x<-52 and y>-28); wood(40,-10,90,20,10,s=1.4,gap=7,ok=lambda x,y: y<2 or x>70)
finish('retail-pavilion',(-21,-47,12.),(1.2,0,3.7),44,focus=(1,-4,2.5),blur=.015,az=-146,el=24,sky=.5)
