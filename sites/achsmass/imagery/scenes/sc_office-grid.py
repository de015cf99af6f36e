import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
M=1.35; NX,NY=30,15; W,D=NX*M,NY*M
k.box('ply',-7,-7,-1.4,W+7,D+7,-.5,bev=.08); k.box('card',-3,-3,-.5,W+3,D+3,-.14,bev=.04); k.box('grey',-.1,-.1,-.3,W+.1,D+.1,-.03,bev=.01)
for i in range(NX):
    for j in range(NY): k.box('paper',i*M+.028,j*M+.028,-.2,(i+1)*M-.028,(j+1)*M-.028,R.random()*.004,bev=.006)
# facade ring: 1.35 m posts, sill, low and open on the camera side
def side(L,h,full):
    n=round(L/M)
    k.box('white',0,-.32,-.5,L,.0,.12,bev=.02)
    for i in range(n+1): k.box('white',i*M-.11,-.42,-.5,i*M+.11,.0,h,bev=.015)
    if full: k.box('white',0,-.3,h-.42,L,0,h,bev=.02); k.box('white',0,-.26,.1,L,-.06,.75,bev=.01)
    else: k.box('white',0,-.26,.1,L,-.06,.75,bev=.01)
with k.at(0,0): side(W,1.0,False)
with k.at(W,0,0,pi/2): side(D,1.0,False)
with k.at(W,D,0,pi): side(W,3.1,True)
with k.at(0,D,0,-pi/2): side(D,3.1,True)
for i in range(0,NX+1,5):
    for j in (0,5,10,15):
        if j in (5,10) and 12<=i<=18: continue
        k.box('white',i*M-.2,j*M-.2 if j else .02,0,i*M+.2,j*M+.2 if j<15 else D-.02,2.75,bev=.02)
def wall(x0,y0,x1,y1,h=2.7,t=.09,m='white'):
    if x0==x1: k.box(m,x0*M-t,y0*M,0,x0*M+t,y1*M,h,bev=.01)
    else: k.box(m,x0*M,y0*M-t,0,x1*M,y0*M+t,h,bev=.01)
# core with two stairs, lifts, WCs
for a in ((12,5,18,5),(12,10,14.2,10),(15,10,18,10),(12,5,12,10),(18,5,18,6.4),(18,7.2,18,10),(15,5,15,10),(12,7.5,14,7.5),(16.5,5,16.5,8),(15,8,17,8)): wall(*a,t=.14)
stair(k,'white',12.2*M,5.3*M,0,14,.17,.27,1.2,solid=True); stair(k,'white',12.2*M,8.7*M,0,14,.17,.27,1.2,solid=True)
for q in range(3): k.box('plaster',15.1*M,(8.1+.62*q)*M,0,16.4*M,(8.1+.62*q+.5)*M,2.7,bev=.03)
# meeting rooms along the back, glazed frames
for x in (1,4,7): 
    wall(x,11,x,15,2.5); 
    for q in range(3): k.box('wood',(x+q)*M-.04,11*M-.05,0,(x+q)*M+.04,11*M+.05,2.5,bev=.01)
    k.box('wood',x*M,11*M-.06,2.4,(x+3)*M,11*M+.06,2.5,bev=.01); table((x+1.5)*M,13*M,0,2.6)
wall(10,11,10,15,2.5)
# red room: three by four modules, on the grid, doors open
X0,Y0,X1,Y1=6,3,9,7; ac='accent'; t=.11; h=2.75
for (a,b,c,d) in ((X0,Y0,X0,Y1),(X1,Y0,X1,Y0+1),(X1,Y0+2,X1,Y1),(X0,Y1,X1,Y1),(X0,Y0,X0+1,Y0),(X1-1,Y0,X1,Y0)): wall(a,b,c,d,h,t,ac)
k.box(ac,(X0+1)*M,Y0*M-t,0,(X1-1)*M,Y0*M+t,.9,bev=.01); k.box(ac,(X0+1)*M,Y0*M-t,h-.35,(X1-1)*M,Y0*M+t,h,bev=.01); k.box(ac,X1*M-t,(Y0+1)*M,h-.5,X1*M+t,(Y0+2)*M,h,bev=.01)
k.box(ac,X0*M,Y0*M,0,X1*M,Y1*M,.03,bev=.005); table(7.5*M,5*M,.03,3.4,pi/2,m='accent')
# team desks: three layouts
for gx in (1.2,): 
    for j in (1.,3.4,5.8): 
        for i in (0,1): desk((gx+.9+i*1.6)*M,(j+.2)*M,0); desk((gx+.9+i*1.6)*M,(j+.95)*M,0,pi)
for i in range(5):
    for j in (1,): desk((20+i*1.9)*M,(j+.3)*M,0); desk((20+i*1.9)*M,(j+1.1)*M,0,pi)
for i in range(4):
    desk((20.5+i*2.3)*M,5*M,0,pi/2); desk((20.5+i*2.3)*M+.85,5*M,0,-pi/2); desk((20.5+i*2.3)*M,6.5*M,0,pi/2); desk((20.5+i*2.3)*M+.85,6.5*M,0,-pi/2)
for i in range(4): shelf((20+i*2.4)*M,8.6*M,0,2.4,1.3); shelf((20+i*2.4)*M,8.6*M+.45,0,2.4,1.3)
table(22*M,12.4*M,0,5.2); table(27*M,12.4*M,0,5.2)
for i in range(5): inst(f'gyp{i%4}',(19.3+i*2.2)*M,10.2*M,.45,.17); k.box('white',(19.3+i*2.2)*M-.3,10.2*M-.3,0,(19.3+i*2.2)*M+.3,10.2*M+.3,.5,bev=.03)
k.box('wood',11*M,1*M,.35,14*M,1.8*M,.5,bev=.05); k.box('wood',11*M,1.*M,.35,11.3*M,3.2*M,.5,bev=.05); k.box('white',11*M,.8*M,.1,14*M,1.*M,.85,bev=.05); k.box('wood',12.3*M,2.4*M,.3,13.4*M,3.3*M,.38,bev=.02)
k.box('wood',13*M,11.6*M,0,17.5*M,12.1*M,1.1,bev=.02); k.box('white',13*M,14.3*M,0,17.5*M,14.9*M,.92,bev=.02)
for q in range(5): k.cyl('white',(13.4+q*.9)*M,11.1*M,0,.7,.18,.2,n=14)
people(20,.6,.6,W-.6,D-.6,0,ok=lambda x,y: not(11.5*M<x<18.5*M and 4.6*M<y<10.4*M) and not(X0*M-.5<x<X1*M+.5 and Y0*M-.5<y<Y1*M+.5) and (8*M<x<19*M or 10*M<y<10.9*M or 8.*M>y>7.4*M)); figures([(7.1*M,3.7*M,.04),(8.35*M,6.3*M,.04)])
finish('office-grid',(9,-27,26),(18.0,8.4,-.4),43,focus=(11,6.5,1),blur=.017,az=158,el=36,z=-1.4,sky=.5)
