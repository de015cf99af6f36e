import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# from the plot to the concept: the same corner of a street on three boards; the plot is empty, then a volume, then the house, which is red
for i in range(26): k.box('wood',-250,-130+i*18,-4,290,-130+i*18+17.9,-1.6,bev=.1)
def board(x,y,rot,stage):
    with k.at(x,y,0,rot):
        k.box('ply',-3,-3,-1.6,51,55,-.4,bev=.06); k.box('card',-2,-2,-.4,50,54,0,bev=.03); k.box('paper',0,8,-.02,48,52,.2,bev=.02)
        for a in range(6): inst('gyp%d'%(a%4),4+a*8,4.6,0,.5)
        with k.at(0,40,.2): lots_row(16,5)
        with k.at(16.2,40,.2): lots_row(31.8,4)
        with k.at(34,8,.2): lots_row(14,4)
        x0,y0,x1,y1=3,11,31,36
        if stage==0:
            k.box('card',x0,y0,.2,x1,y1,.5,bev=.02)
            for a,b in ((x0,y0),(x1,y0),(x1,y1),(x0,y1)): k.cyl('wood',a,b,.4,4.6,.28,n=14)
            for p,q in (((x0,y0),(x1,y0)),((x1,y0),(x1,y1)),((x1,y1),(x0,y1)),((x0,y1),(x0,y0))): k.tube('grey',(*p,3.9),(*q,3.9),.1)
            wood(x0+3,y0+3,x1-3,y1-3,4,z=.4,s=.55,gap=6)
        elif stage==1:
            for a,h in (((x0,y0,x1,y0+11),15),((x0,y0+11.1,x0+11,y1),19),((x1-9,y0+11.1,x1,y1),8.6)):
                k.box('white',*a[:2],.2,*a[2:],h,bev=.1); n=round(h/3.4); [k.box('grey',a[0]-.05,a[1]-.05,.2+f*h/n-.09,a[2]+.05,a[3]+.05,.2+f*h/n+.09,bev=.005) for f in range(1,n)]
        else:
            m='accent'
            for (a,b,c,d),fl in (((x0,y0,x1,y0+11),4),((x0,y0+11.1,x0+11,y1),5),((x1-9,y0+11.1,x1,y1),2)):
                with k.at(a,b,.2): hollow_block(k,m,c-a,d-b,0,fl,3.7,bay=2.2,pier=.7,sill=.5,lintel=.6,t=.5,parapet=.8)
            inst('gyp2',x0+16,y0+17,.2,.8)
        people(7,2,1,46,7,.0,s=1.1)
def lots_row(L,fl):
    s=0
    while s<L-3:
        w=min(R.uniform(9,13),L-s); w=L-s if L-s-w<6 else w; ctx(s+.05,0,w-.1,11,fl+R.choice((-1,0)),mat='white'); s+=w
for q,(x,y,r) in enumerate(((-62,-6,.05),(2,-16,-.02),(66,-26,-.06))): board(x,y,r,q)
for x,y,w,d,r in ((-20,60,26,18,.1),(30,58,30,20,-.2)): k.box('paper',x,y,-1.6,x+w,y+d,-1.3,bev=.02,rz=r)
with k.at(-60,-36,-1.6,-.12): k.box('white',0,0,0,52,3,.3,bev=.03); [k.box('dark',.5+i,0,.3,.58+i,1.3 if i%10==0 else .7,.32,bev=.002) for i in range(51)]
finish('study-stages',(-14,-200,168),(32,20,0),48,focus=(50,0,6),blur=.020,az=-150,el=30,sky=.46,z=-5)
