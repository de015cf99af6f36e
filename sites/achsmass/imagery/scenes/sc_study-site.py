import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# the plot in its town: grey plan, white massing, the empty plot laid in as a red sheet
k.box('ply',-150,-130,-5,150,130,-2.2,bev=.3); k.box('card',-140,-120,-2.2,140,120,-.1,bev=.1)
blocks=[]
for i in range(-3,4):
    for j in range(-3,3):
        x,y=i*40+6*sin(j*.9)-17,j*38+5*sin(i*.8)-14
        if (i,j)==(0,0): plot=(x,y); continue
        if (i,j) in ((1,-1),):
            k.box('paper',x-2,y-2,-.1,x+34,y+32,.3,bev=.03); [inst('ball',x+3+q%5*7,y+3+q//5*8,.3,1.1) for q in range(20) if q not in (7,12)]; continue
        k.box('paper',x-2,y-2,-.1,x+34,y+32,.35,bev=.03)
        d=9
        for (a,b,w,h) in ((0,0,32,d),(0,30-d,32,d),(0,d+.05,d,30-2*d-.1),(32-d,d+.05,d,30-2*d-.1)):
            if R.random()<.1: continue
            s=0; L=w if w>=h else h
            while s<L-2:
                q=min(R.uniform(7,13),L-s); q=L-s if L-s-q<5 else q; hh=R.choice((10,12.5,12.5,14,15.5))
                if w>=h: k.box('white',x+a+s+.05,y+b,.3,x+a+s+q-.05,y+b+h,hh,bev=.06); k.extrude_yz('white',[(y+b-.02,hh-.01),(y+b+h+.02,hh-.01),(y+b+h/2,hh+3.4)],x+a+s+.08,x+a+s+q-.08) if R.random()<.75 else None
                else:
                    k.box('white',x+a,y+b+s+.05,.3,x+a+w,y+b+s+q-.05,hh,bev=.06)
                    with k.at(x+a+w,y+b+s,0,pi/2):
                        if R.random()<.75: k.extrude_yz('white',[(-.02,hh-.01),(w+.02,hh-.01),(w/2,hh+3.4)],.08,q-.08)
                s+=q
        if R.random()<.5: k.box('white',x+13,y+12,.3,x+20,y+18,5,bev=.05)
x,y=plot; ac='accent'; P=[(x-1,y-1),(x+31,y+1),(x+33,y+20),(x+20,y+30),(x,y+28)]
k.prism(ac,P,-.1,1.1)
P2=[(a+(x+16-a)*.16,b+(y+15-b)*.16) for a,b in P]
for q in range(5):
    a,b=P2[q],P2[(q+1)%5]; k.bar('paper',(a[0],a[1],1.14),(b[0],b[1],1.14),.25,.1,bev=.01)
for a,b in P: k.cyl(ac,a,b,1.,5.5,.35,n=14); k.ball(ac,a,b,5.7,.7,14,10)
for t in range(16): inst('ball',-138+t*18,-38+2*sin(t),-.1,1.); 
for t in range(9): inst('ball',27+3*sin(t*.8),-104+t*9,-.1,.9)
finish('study-site',(-34,-120,180),(2,-1,2),58,focus=(0,0,4),blur=.03,az=162,el=24,z=-5,sky=.44)
