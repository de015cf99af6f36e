import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# nine massings of one programme on one plot; one is red
for i in range(12): k.box('wood',-120,-90+i*17,-4,150,-90+i*17+16.9,-1.6,bev=.1)
S=30
def plate(i,j):
    return k.at(-45+i*38+R.uniform(-.4,.4),-42+j*36+R.uniform(-.4,.4),0,R.gauss(0,.012))
def b(m,*a):
    """foam volume with cut floor lines"""
    x0,y0,z0,x1,y1,z1=a; k.box(m,*a,bev=.12); n=round((z1-z0)/2.4)
    for f in range(1,n): z=z0+f*(z1-z0)/n; k.box('grey' if m!='accent' else m,x0-.05,y0-.05,z-.08,x1+.05,y1+.05,z+.08,bev=.005)
V=[lambda m:(b(m,3,3,0,27,11,12),b(m,3,19,0,27,27,12),b(m,3,11,0,10,19,12)),
   lambda m:(b(m,4,4,0,26,26,4.8),b(m,9,9,4.8,19,19,26.4)),
   lambda m:[b(m,3+q*2.4,3,q*4.8,27,27-q*3.2,(q+1)*4.8) for q in range(4)],
   lambda m:[b(m,3+q*8.6,4,0,9.6+q*8.6,26,9.6+4.8*(q%2)) for q in range(3)],
   lambda m:(b(m,3,3,0,27,27,7.2),b(m,3,3,7.2,11,27,19.2),b(m,19,14,7.2,27,27,14.4)),
   lambda m:(b(m,2.5,9,0,27.5,20,7.2),b(m,8,2.5,7.2,20,27.5,14.4),b(m,4,8,14.4,26,18,21.6)),
   lambda m:(b(m,3,3,0,27,9.6,9.6),b(m,20.4,9.7,0,27,27,9.6),b(m,3,20.4,0,20.3,27,9.6),b(m,3,9.7,0,9.6,20.3,16.8)),
   lambda m:[k.cyl(m,15,15,q*2.4,q*2.4+2.3,11-q*.5,n=48) for q in range(8)],
   lambda m:(b(m,3,3,0,13,27,9.6),b(m,17,3,0,27,27,14.4),b(m,13,11,4.8,17,18,9.6))]
for j in range(3):
    for i in range(3):
        with plate(i,j):
            k.box('ply',-2,-2,-1.6,32,32,-.4,bev=.06); k.box('card',-1,-1,-.4,31,31,0,bev=.03); m='accent' if (i,j)==(0,1) else 'white'; q=j*3+i; V[(q+5)%9](m)
            for a in range(4): inst('ball',1+a*9.5,-.0+.8,0,.42)
            for a in range(3): inst('ball',29.6,4+a*10,0,.42)
            figures([(R.uniform(2,28),.9,0) for _ in range(3)],1.2)
for x,y,w,d in ((78,-30,16,10),(80,-6,9,14),(-72,30,12,9)): k.box('paper',x,y,-1.6,x+w,y+d,R.uniform(2,6),bev=.1,rz=R.uniform(-.4,.4))
with k.at(-74,-44,-1.6,1.2): k.box('white',0,0,0,40,3,.3,bev=.03); [k.box('dark',.5+i,0,.3,.58+i,1.3 if i%10==0 else .7,.32,bev=.002) for i in range(39)]
finish('study-massing',(-46,-168,122),(-13,2,3),58,focus=(-22,2,8),blur=.026,az=155,el=29,sky=.46,z=-5)
