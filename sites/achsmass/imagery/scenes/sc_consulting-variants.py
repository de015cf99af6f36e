import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# variants of one house handed along the table: each on the same plot, the one that was recommended is red
for i in range(20): k.box('wood',-150,-116+i*14,-4,190,-116+i*14+13.9,-1.6,bev=.1)
def v(m,x0,y0,z0,x1,y1,z1):
    """foam volume with cut floor lines"""
    k.box(m,x0,y0,z0,x1,y1,z1,bev=.12); n=round((z1-z0)/2.4)
    for f in range(1,n): z=z0+f*(z1-z0)/n; k.box('grey' if m!='accent' else m,x0-.05,y0-.05,z-.08,x1+.05,y1+.05,z+.08,bev=.005)
V=[lambda m:(v(m,3,3,0,27,11,12),v(m,3,19,0,27,27,12),v(m,3,11,0,10,19,12)),
   lambda m:[v(m,3+q*8.6,4,0,9.6+q*8.6,26,9.6+4.8*(q%2)) for q in range(3)],
   lambda m:[v(m,3+q*2.4,3,q*4.8,27,27-q*3.2,(q+1)*4.8) for q in range(4)],
   lambda m:(v(m,4,4,0,26,26,4.8),v(m,9,9,4.8,19,19,31.2)),
   lambda m:(v(m,3,3,0,27,9.6,9.6),v(m,20.4,9.7,0,27,27,9.6),v(m,3,20.4,0,20.3,27,9.6),v(m,3,9.7,0,9.6,20.3,16.8)),
   lambda m:(v(m,2.5,9,0,27.5,20,7.2),v(m,8,2.5,7.2,20,27.5,14.4),v(m,4,8,14.4,26,18,21.6)),
   lambda m:(v(m,3,3,0,13,27,9.6),v(m,17,3,0,27,27,14.4),v(m,13,11,4.8,17,18,9.6))]
for i,draw in enumerate(V):
    with k.at(-112+i*41,-14+i*5+R.uniform(-1.5,1.5),0,R.gauss(0,.03)):
        k.box('ply',-2,-2,-1.6,32,32,-.4,bev=.06); k.box('card',-1,-1,-.4,31,31,0,bev=.03); draw('accent' if i==3 else 'white')
        for a in range(4): inst('ball',1+a*9.5,.8,0,.42)
        for a in range(3): inst('ball',29.6,4+a*10,0,.42)
        figures([(R.uniform(2,28),1.2,0) for _ in range(4)],1.2)
# what was left out lies behind: single blocks, and the sheets they were drawn on
for x,y,w,d in ((-84,60,18,11),(-40,66,10,16),(8,70,15,10),(66,72,20,9),(110,84,11,15)): k.box('paper',x,y,-1.6,x+w,y+d,R.uniform(3,9),bev=.1,rz=R.uniform(-.5,.5))
for x,y,a in ((-60,40,.2),(34,52,-.15),(90,58,.3)):
    with k.at(x,y,-1.6,a): k.box('paper',0,0,0,30,21,.05,bev=.01)
with k.at(-40,-40,-1.6,.12): k.box('white',0,0,0,60,4,.4,bev=.03); [k.box('dark',.5+i,0,.4,.58+i,1.6 if i%10==0 else .9,.42,bev=.002) for i in range(59)]
finish('consulting-variants',(-88,-128,52),(22,14,5),50,focus=(14,2,10),blur=.022,az=150,el=31,sky=.46,z=-5)
