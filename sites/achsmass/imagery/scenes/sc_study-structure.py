import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# bare frame: slabs, columns, two stair cores; the red bracing core stiffens it all
k.box('ply',-16,-16,-1.6,62,40,-.6,bev=.08); k.box('card',-12,-12,-.6,58,36,0,bev=.04)
B,NX,NY,FH,NF=7.2,6,3,3.8,8
W,D=NX*B,NY*B
for f in range(NF+1):
    z=f*FH
    if f: 
        x1=W+1 if f<6 else W-B*2+1
        k.box('white',-1.2,-1.2,z-.34,x1+.2,6.9,z,bev=.03); k.box('white',-1.2,14.7,z-.341,x1+.2,D+1.2,z-.001,bev=.03); k.box('white',-1.2,6.9,z-.342,2*B,14.7,z-.002,bev=.03); k.box('white',3*B+.2,6.9,z-.343,x1+.2,14.7,z-.003,bev=.03)
        for i in range(NX+1):
            if f>=6 and i>4: continue
            k.box('white',i*B-.14,-1,z-.75,i*B+.14,D+1,z-.34,bev=.02) if i not in (2,3) else None
    if f<NF:
        for i in range(NX+1):
            if f>=5 and i>4: continue
            for j in range(NY+1):
                if i in (2,3) and j in (1,2): continue
                k.cyl('white',i*B,j*B,z,z+FH-.3,.3-.012*f,n=16); 
        # white stair core at the right
        if f<6:
            with k.at(5*B+1.,8.2,z): k.box('white',0,0,0,.25,5,FH-.35,bev=.01); k.box('white',3.4,0,0,3.65,5,FH-.35,bev=.01); k.box('white',.25,4.75,0,3.4,5,FH-.35,bev=.01); [k.box('white',.3,.3+q*.28,0,1.7,.3+(q+1)*.28,(q+1)*.2,bev=.005) for q in range(9)]; [k.box('white',1.9,.3+q*.28,FH/2+.1,3.3,.3+(q+1)*.28,FH-.1-q*.2,bev=.005) for q in range(9)]
ac='accent'; x0,x1,y0,y1=2*B+.1,3*B+.1,B-.2,2*B+.2; H=NF*FH+3.4
for x in (x0,x1):
    for y in (y0,y1): k.box(ac,x-.36,y-.36,0,x+.36,y+.36,H,bev=.03)
for f in range(NF+1):
    z=f*FH; zt=min(z+FH,H)
    for (a,b) in (((x0,y0),(x1,y0)),((x1,y0),(x1,y1)),((x1,y1),(x0,y1)),((x0,y1),(x0,y0))):
        k.bar(ac,(a[0],a[1],zt-.2),(b[0],b[1],zt-.2),.34,.4,bev=.02)
        m=((a[0]+b[0])/2,(a[1]+b[1])/2,zt-.35); k.bar(ac,(a[0],a[1],z+.1),m,.28,.28,bev=.02); k.bar(ac,(b[0],b[1],z+.1),m,.28,.28,bev=.02)
for f in range(NF): people(5,0,0,W-.5 if f<5 else 4*B,6,f*FH)
people(20,-10,-10,56,-2.5,0); tree_row(-7,-8,-7,30,5,'gyp',.9); tree_row(20,-9,56,-9,4,'wire',.9)
figures([(4.5*B,3,6*FH),(5.6*B,5,5*FH),(5.2*B,2,5*FH)])
finish('study-structure',(-34,-66,13),(20,9,13),46,focus=(16,4,16),blur=.012,az=-28+180,el=24,sky=.5,z=-4,shift_y=.035)
