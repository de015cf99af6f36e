import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# timber frame, corner seen from close by; one bay is braced in red
k.box('card',-60,-60,-2,120,120,-.14,bev=.1); paving(-18,-16,60,-.2,3.,t=.14); k.box('plaster',-1,-1,-.3,46,26,.5,bev=.04)
B,FH,NF,NX,NY=5.4,3.9,4,8,4
with k.at(0,0,.5):
    for i in range(NX+1):
        for j in range(NY+1):
            if 0<i<NX and 0<j<NY and (i+j)%2: pass
            k.box('woodz',i*B-.2,j*B-.2,0,i*B+.2,j*B+.2,NF*FH,bev=.02)
    for f in range(1,NF+1):
        z=f*FH
        for j in range(NY+1): k.box('wood',-.9,j*B-.14,z-.72,NX*B+.9,j*B+.14,z-.24,bev=.02)
        for i in range(NX+1): 
            for s in (-.2,.2): k.box('woody',i*B+s*1.6-.07,-.9,z-.64,i*B+s*1.6+.07,NY*B+.9,z-.28,bev=.01)
        k.box('ply',-.75,-.75,z-.24,NX*B+.75,NY*B+.75,z-.05,bev=.01); k.box('white',-.7,-.7,z-.05,NX*B+.7,NY*B+.7,z+.04,bev=.01)
        if f<NF:
            rail(k,'white',(-.6,-.62,z),(NX*B+.6,-.62,z),1.05,.3,.03); rail(k,'white',(-.62,-.6,z),(-.62,NY*B+.6,z),1.05,.3,.03)
    for f in range(NF):     # set-back glazing line with white panels
        z=f*FH+.04
        for L,(ox,oy,r) in ((NX*B-2.4,(1.2,1.2,0)),(NY*B-2.4,(1.2,NY*B-1.2,-pi/2))):
            with k.at(ox,oy,z,r):
                n=round(L/1.35)
                for i in range(n+1): k.box('white',i*L/n-.06,0,0,i*L/n+.06,.14,FH-.8,bev=.01)
                for i in range(n):
                    if R.random()<.3: k.box('white',i*L/n+.06,.04,0,(i+1)*L/n-.06,.12,FH-.8,bev=.01)
                    else: k.box('white',i*L/n+.06,.03,0,(i+1)*L/n-.06,.1,.45,bev=.01)
                k.box('white',0,.02,FH-1.25,L,.1,FH-.8,bev=.01)
        k.box('white',16,8,z,27,15,z+FH-.3,bev=.02)
        for q in range(6): desk(5+q*5.4+R.uniform(-.5,.5),4+R.uniform(-.3,.3),z); 
        people(9,-.3,-.3,40,.9,z,ok=lambda x,y: f>0)
    zt=NF*FH+.04; k.box('white',-1.,-1.,zt-.02,NX*B+1,NY*B+1,zt+.3,bev=.03)
    for i in range(9): k.box('white',4+i*4.2,5,zt+.5,7.4+i*4.2,9,zt+.6,rx=.25,bev=.01); k.box('white',4.4+i*4.2,8.4,zt+.2,4.6+i*4.2,8.6,zt+1.); k.box('white',6.8+i*4.2,8.4,zt+.2,7.+i*4.2,8.6,zt+1.)
    ac='accent'; y=-.42
    for f in range(NF):
        z0,z1=f*FH+.05,(f+1)*FH-.3
        for (a,b) in (((B,z0),(2*B,z1)),((2*B,z0),(B,z1))): k.bar(ac,(a[0],y+(.0 if a[0]==B else -.02),a[1]),(b[0],y+(.0 if a[0]==B else -.02),b[1]),.26,.34,bev=.02)
        k.box(ac,1.5*B-.38,y-.2,(z0+z1)/2-.38,1.5*B+.38,y+.18,(z0+z1)/2+.38,bev=.02)
        for xx in (B,2*B):
            for zz in (z0+.12,z1-.05): k.box(ac,xx-.34,y-.19,zz-.3,xx+.34,y+.17,zz+.3,bev=.02)
street(-50,44,150,4,13); street(66,-34,80,4,13,pi/2); tree_row(-11,12,-11,30,3,'gyp',1.); tree_row(16,-10,54,-10,5,'gyp',1.)
people(26,-14,-13,50,-2); bench(20,-4); bench(28,-4)
finish('office-timber',(-19.5,-26,3.),(8.2,0,3.),30,focus=(4,-.5,8),blur=.009,az=-163,el=34,sky=.5,shift_y=.15)
