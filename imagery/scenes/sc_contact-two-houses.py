import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
for i in range(14): k.box('wood',-75,-34+i*5.6,-3,85,-34+i*5.6+5.52,-.9,bev=.08)
def base(x,y,w,d,rot):
    with k.at(x,y,0,rot): k.box('ply',-w/2,-d/2,-.9,w/2,d/2,0,bev=.05); k.box('card',-w/2+.5,-d/2+.5,0,w/2-.5,d/2-.5,.14,bev=.02); k.box('paper',-w/2+4.2,-d/2+4.2,.1,w/2-4.2,d/2-4.2,.26,bev=.02)
# Frankfurt: grid house with set-back top, corner cut open as loggia
FX,FY,FR=-21,3,.12
base(FX,FY,34,29,FR)
with k.at(FX-11,FY-8.5,.26,FR*0):
  with k.at(11,8.5,0,FR):
   with k.at(-11,-8.5,0,0):
    hollow_block(k,'white',22,17,0,1,4.6,parapet=0,bay=3.6,pier=.75,lintel=.7,t=.8)
    with k.at(0,0,4.6): hollow_block(k,'white',22,17,0,4,3.5,bay=1.83,pier=.42,lintel=.5,t=.62,parapet=.8,blind=.12); 
    with k.at(3,3,18.6): hollow_block(k,'white',16,11,0,1,3.6,bay=1.83,pier=.34,lintel=.4,t=.4,parapet=.5)
    k.box('white',8,6,22.2,13,10,24,bev=.04)
    for f in range(5): k.box('white',-.14,-.14,4.6+f*3.5-.3,22.14,17.14,4.6+f*3.5+.1,bev=.02) if f==0 else None
    for q in range(5): inst(f'gyp{q%4}',1.5+q*4.6,1.4,18.6,.28)
    tree_row(-2.6,-2.8,24,-2.8,6,'gyp',.5); people(16,-3,-3.6,25,-1); people(5,1,.5,20,2.4,18.6)
# Budapest: courtyard house with bays, cornice and mansard
BX,BY,BR=25,8,-.16
base(BX,BY,34,31,BR)
with k.at(BX,BY,.26,BR):
   with k.at(-12,-11,0,0):
    def wing(x,y,w,d):
        with k.at(x,y):
            hollow_block(k,'white',w,d,0,1,4.4,parapet=0,bay=3.,pier=1.2,lintel=.9,sill=.5,t=.6)
            hollow_block(k,'white',w,d,4.4,3,3.7,parapet=0,bay=2.4,pier=1.2,sill=.8,lintel=.7,t=.6,mull=1); z=15.5
            k.box('white',-.5,-.5,z-.1,w+.5,d+.5,z+.3,bev=.05); k.box('white',-.2,-.2,4.3,w+.2,d+.2,4.62,bev=.03)
            for i in range(int(w/.8)): k.box('white',i*.8+.1,-.42,z-.5,i*.8+.4,.1,z-.1,bev=.02)
            for i in range(int(w/2.4)):
                for f in range(3): k.box('white',i*2.4+.5,-.2,4.4+f*3.7+.62,i*2.4+1.9,.1,4.4+f*3.7+.8,bev=.02); k.box('white',i*2.4+.5,-.26,4.4+f*3.7+3.02,i*2.4+1.9,.1,4.4+f*3.7+3.22,bev=.02)
    wing(0,0,24,8.4); wing(0,8.6,7,13.2); wing(17,8.6,7,13.2)
    z=15.8
    k.extrude_yz('context',[(.1,z),(8.3,z),(6.7,z+3.2),(4.2,z+4.1),(1.7,z+3.2)],.1,23.9)
    for x in (0.13,17.13):
        with k.at(x+6.75,8.5,0,pi/2): k.extrude_yz('context',[(.1,z-.01),(6.65,z-.01),(3.4,z+3.)],0,13.2)
    for i in range(6): k.box('white',1.6+i*3.9,-.1+.4,z+.3,3.2+i*3.9,2.,z+2.7,bev=.03); k.box('dark',1.95+i*3.9,.26,z+.7,2.85+i*3.9,.34,z+2.3,bev=.01)
    for x in (5,12,19): k.box('plaster',x,4,z+3,x+1.6,4.9,z+5.7,bev=.03)
    for f in range(1,4):    # court galleries
        zz=4.4+(f-1)*3.7
        k.box('white',7,8.4,zz-.2,17,9.7,zz,bev=.02); rail(k,'white',(7.2,9.65,zz),(16.8,9.65,zz),1.,.3,.03)
    inst('gyp1',12,15,.05,.75); tree_row(-2,-2.6,26,-2.6,5,'wire',.62); people(16,-3,-3.4,26,-1); people(4,8,10.5,16,20)
# vermilion measuring staff lying between the two
a=Vector((-25.,-17.5,-.86)); b=Vector((21.,-12.5,-.86)); d=b-a; L=d.length; ang=math.atan2(d.y,d.x)
with k.at(a.x,a.y,-.9,ang):
    k.box('accent',0,-1.5,0,L,1.5,.42,bev=.06); k.box('accent',0,-.3,.4,L,.3,.62,bev=.05)
    for i in range(int(L/1)+1):
        l=1.1 if i%10==0 else .75 if i%5==0 else .42; k.box('paper',i*1.-.05+.5,-1.5,.415,i*1.+.05+.5,-1.5+l,.428,bev=.001)
for x,y,r in ((-2,27,.3),(6,29.5,.1)): 
    with k.at(x,y,-.9,r): k.box('paper',-13,-9,0,13,9,.12,bev=.02); [k.box('grey',-11+i*2.6,-7,.12,-10.9+i*2.6,7,.13,bev=.001) for i in range(9)]
k.cyl('white',-48,22,-.9,8,3.2,n=40); [k.tube('wood',(-48+R.uniform(-2,2),22+R.uniform(-2,2),0),(-48+R.uniform(-5,5),22+R.uniform(-4,4),16),.35,n=8) for _ in range(7)]
finish('contact-two-houses',(-8,-96,40),(1.5,0,4.6),44,focus=(-10,-7,6),blur=.017,az=-158,el=27,z=-14,sky=.5)
