import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
import lib
k=begin()
# block cut through by a glazed passage, seen from above; the glass roof ribs are red
k.box('card',-200,-190,-3,260,260,-.14,bev=.2)
BW,BD=92,64
town(-6,0,2,2,bw=BW-8,bd=BD-4,sx=16,skip=((0,0),),fl=5,dep=13)
k.box('paper',-4,-4,-.1,BW+4,BD+4,.2,bev=.03)
def part(x,y,w,d,fl,roof='flat'):
    with k.at(x,y,.2):
        if hasattr(lib,'core') and y==0:
            with lib.aside(): k.box('white',-.1,-.1,-.9,w+.1,d+.1,-.17)      # the section shows the foundation
        hollow_block(k,'white',w,d,0,1,5,bay=4,pier=.7,lintel=.8,t=.7,parapet=0)
        hollow_block(k,'white',w,d,5,fl,3.6,bay=2.,pier=.6,sill=.6,lintel=.6,t=.5,parapet=.9,mull=0); z=5+fl*3.6
        for f in range(fl+1): 
            for a in ((-.16,-.16,w+.16,.1),(-.16,d-.1,w+.16,d+.16),(-.16,.1,.1,d-.1),(w-.1,.1,w+.16,d-.1)): k.box('white',a[0],a[1],5+f*3.6-.3,a[2],a[3],5+f*3.6+.05,bev=.02)
        if w>14 and d>14:
            if hasattr(lib,'rooms'): lib.rooms(k,'white',w*.3,d*.35,w*.68,d*.62,(z,z+2.6),wall=.1,floor=.1)
            else: k.box('white',w*.3,d*.35,z,w*.68,d*.62,z+2.6,bev=.04)
            roof_clutter(k,'white',2,2,w-2,d*.33,z,5)
        else: roof_clutter(k,'white',1,1,w-1,d-1,z,4)
P0=38; PW=8.6   # passage slightly kinked: two stretches meeting in a small rotunda
part(0,0,P0,27,4); part(0,27.3,P0-4,BD-27.3,5); part(P0+PW,0,BW-P0-PW,27,5); part(P0+PW-4,27.3,BW-P0-PW+4,BD-27.3,4)
ac='accent'; zr=5+3*3.6
def vault(x0,w,y0,y1,n):
    for i in range(n+1):
        y=y0+(y1-y0)*i/n; Q=[(x0+w/2-(w/2+.2)*cos(pi*q/14),zr+3.6*sin(pi*q/14)) for q in range(15)]
        for a,b in zip(Q,Q[1:]): k.bar(ac,(a[0],y,a[1]),(b[0],y,b[1]),.34,.5,bev=.02)
    for q in range(0,15,2): x,z=x0+w/2-(w/2+.2)*cos(pi*q/14),zr+3.6*sin(pi*q/14); k.box(ac,x-.13,y0,z-.13,x+.13,y1,z+.13,bev=.01)
vault(P0,PW,-1.4,26,15); vault(P0-4,PW,31.5,BD+1.4,17)
cx,cy=P0+PW/2-2,28.6
k.cyl(ac,cx,cy,zr-.2,zr+.5,7.4,n=48) if 0 else ring(ac,cx,cy,6.8,7.5,zr+2.0,zr+2.8)
for i in range(24): 
    a=2*pi*i/24; Q=[(7.1*cos(pi/2*q/7),zr+2.8+5.2*sin(pi/2*q/7)) for q in range(8)]
    for u,v in zip(Q,Q[1:]): k.bar(ac,(cx+u[0]*cos(a),cy+u[0]*sin(a),u[1]),(cx+v[0]*cos(a),cy+v[0]*sin(a),v[1]),.26,.36,bev=.02)
for r,z in ((5.6,zr+2.8+5.2*sqrt(1-(5.6/7.1)**2)),(3.2,zr+2.8+5.2*sqrt(1-(3.2/7.1)**2))): ring(ac,cx,cy,r-.16,r+.16,z-.14,z+.16)
k.cyl(ac,cx,cy,zr+7.6,zr+9.2,1.1,.7,n=24)
if hasattr(lib,'core'):      # in the section walls of rooms stand before the ring, which reaches into both houses
    with lib.aside():
        for x0,x1 in ((P0-6.4,P0-.7),(P0+PW+.7,P0+PW+2.6)): k.box('white',x0,20.5,.2,x1,20.7,19.4)
tree_row(-6,-7.5,92,-7.5,11,'gyp',.95); people(46,-4,-9,92,-1.2,.0); people(10,P0+1,-1,P0+PW-1,26,.2)
for x in (-20,10,33,60,78): inst('car',x,-11,-.14,1,0)
finish('retail-passage',(-22,-128,106),(44,29,8),55,focus=(40,24,14),blur=.024,az=-152,el=27,sky=.42)
