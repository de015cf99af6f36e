import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
import lib
k=begin()
# department store, rounded corner with ribbon bands; a red canopy sweeps round it
k.box('card',-120,-120,-3,160,180,-.16,bev=.2); 
Rr=9.; W,D,FH,NF=46,40,4.3,5
def outline(o=0,n=20):
    r=max(0,Rr+o); c=max(Rr,-o); return [(c-r*sin(a),c-r*cos(a)) for a in [pi/2*i/n for i in range(n+1)]][::-1]     # from (−o,Rr) to (Rr,−o)
def path(o=0): return [(-o,D)]+outline(o)+[(W,-o)]
def band(mat,o_out,o_in,z0,z1):
    A_=path(o_out); B_=path(o_in); n=len(A_); V=[(x,y,z0) for x,y in A_]+[(x,y,z0) for x,y in B_]+[(x,y,z1) for x,y in A_]+[(x,y,z1) for x,y in B_]; F=[]
    same=[B_.index(b) for b in B_]      # deep bands have one point where the corner is round: there faces are triangles
    for i in range(n-1):
        p,q=same[i],same[i+1]; F+=[[i,i+1,2*n+i+1,2*n+i]]
        F+=[[n+q,n+p,3*n+p,3*n+q],[2*n+i,2*n+i+1,3*n+q,3*n+p],[i+1,i,n+p,n+q]] if p!=q else [[2*n+i,2*n+i+1,3*n+p],[i+1,i,n+p]]
    F+=[[0,2*n,3*n,n],[n-1,n+same[-1],3*n+same[-1],3*n-1]]; k.add(mat,V,F)
def along(step,o=0):
    P=path(o); out=[]; L=0; s=0
    for a,b in zip(P,P[1:]):
        d=math.hypot(b[0]-a[0],b[1]-a[1]); ang=math.atan2(b[1]-a[1],b[0]-a[0])
        while s<=L+d: t=(s-L)/d; out.append((a[0]+(b[0]-a[0])*t,a[1]+(b[1]-a[1])*t,ang)); s+=step
        L+=d
    return out
band('white',0,-.9,0,.4)
for f in range(NF+1):
    z=5.+f*FH if f else 5.; 
    band('white',.28+.0*f,-.8,z-.35,z+1.05 if f<NF else z+1.2); band('white',.55,-.3,z+1.0 if f<NF else z+1.2,z+1.2 if f<NF else z+1.5); band('white',.42,-.3,z-.45,z-.28)
    if f<NF:
        for x,y,a in along(1.05): k.box('white',x-.055,y-.055,z+1.1,x+.055,y+.25,z+FH-.3,rz=a,bev=.01)
        band('white',-.3,-13,z-.2,z+.1)
        for x,y,a in along(2.1,-.5):
            if R.random()<.3: k.box('paper',x-.9,y-.03,z+1.1+FH*.3,x+.9,y+.03,z+FH-.3,rz=a,bev=.01)
for x,y,a in along(4.2,-.1): k.box('white',x-.4,y-.3,0,x+.4,y+.5,4.7,rz=a,bev=.03)
for x,y,a in along(1.4,-.7): k.box('wood',x-.05,y-.05,.3,x+.05,y+.05,4.6,rz=a,bev=.01)
if hasattr(lib,'pane'):      # the glass behind the mullions
    with lib.aside(): [band('pane',-.12,-.16,5.+f*FH+1.1,5.+(f+1)*FH-.3) for f in range(NF)]; band('pane',-.72,-.76,.4,4.6)
def inside():
    """solid in the picture; in sections and plans: two cores and the back rooms between them, columns, shelves lower than the cut, the walls to the neighbours"""
    H=5+NF*FH; door=1.3; levels=[0]+[5.1+f*FH for f in range(NF+1)]
    lib.core(k,'white',27,9.3,37,12.7,0,levels); lib.core(k,'white',9.3,22,12.7,32,0,levels)
    def wall(along,a,o,doors):      # at o behind the front, with its doors
        P=[a]+[q for d in doors for q in (d,d+door)]+[W if along=='x' else D]
        for p,q in zip(P[::2],P[1::2]): k.box('white',*((p,o,0,q,o+.3,H) if along=='x' else (o,p,0,o+.3,q,H)))
    wall('x',9,9,(14,20,24,32.1,38.5,43)); wall('y',9.31,9,(14,18.5,27.1,33.4,37.4)); wall('x',12.7,12.7,()); wall('y',13.01,12.7,())
    for x in (18.6,23.,41.5): k.box('white',x,9.31,0,x+.15,12.69,H)
    for y in (12.9,17.5,36.): k.box('white',9.31,y,0,12.69,y+.15,H)
    k.box('white',W-.3,.3,0,W,12.69,H); k.box('white',.3,D-.3,0,12.69,D,H)
    for c in [13+i*8.4 for i in range(4)]: k.box('white',c-.25,4.55,0,c+.25,5.05,H); k.box('white',4.55,c-.25,0,5.05,c+.25,H)
    k.box('white',6.2,6.2,0,6.7,6.7,H)
    for f in range(NF):
        for i in range(9):
            for o in (2.,6.6):
                a=11.4+i*3.6; k.box('white',a,o,5.1+f*FH,a+2.8,o+.9,6.2+f*FH)
                if i<8: k.box('white',o,a,5.1+f*FH,o+.9,a+2.8,6.2+f*FH)
inside() if hasattr(lib,'core') else band('white',-9,-13,0,5+NF*FH); zt=5+NF*FH
band('white',-3,-11,zt,zt+3.4); [k.box('white',x-.06,y-.06,zt+.2,x+.06,y+.06,zt+3.8,rz=a,bev=.01) for x,y,a in along(.8,-2.6)]; band('white',-2.4,-11.4,zt+3.4,zt+3.7)
# red canopy: swings out widest at the corner
ac='accent'
def cpath(o):
    P=[(-.3-o*.55,D*.62)]; n=26
    for i in range(n+1):
        a=pi/2*(1-i/n); e=o*(.55+.45*sin(pi*i/n)); r=Rr+.3+e; P.append((Rr-r*sin(a),Rr-r*cos(a)))
    return P+[(W*.55,-.3-o*.55)]
A_,B_=cpath(6.),cpath(0.05); n=len(A_); 
for z0,z1,oo in ((4.05,4.5,6.),(4.5,4.85,6.4)):
    A_=cpath(oo); V=[(x,y,z0) for x,y in A_]+[(x,y,z0) for x,y in B_]+[(x,y,z1) for x,y in A_]+[(x,y,z1) for x,y in B_]; F=[]
    for i in range(n-1): F+=[[i,i+1,2*n+i+1,2*n+i],[n+i+1,n+i,3*n+i,3*n+i+1],[2*n+i,2*n+i+1,3*n+i+1,3*n+i],[i+1,i,n+i,n+i+1]]
    F+=[[0,2*n,3*n,n],[n-1,2*n-1,4*n-1,3*n-1]]; k.add(ac,V,F)
A_=cpath(5.9)
for i in range(0,n,1): k.bar(ac,(A_[i][0],A_[i][1],4.12),(B_[i][0],B_[i][1],4.12),.12,.2,bev=.01)
# corner square, pavement, neighbours, people
paving(-30,-30,80,-.5,3.6,z=-.0,t=.16); paving(-30,-.5,-.5,60,3.6,z=0,t=.16)
street(W+.6,.0,70,4,13); street(0,D+14.5,40,4,13,-pi/2) if 0 else street(.3,D+60,59,4,13,-pi/2); street(-34,70,52,4,13,-pi/2); street(24,-52,90,4,13,0) if 0 else None
street(-60,112,150,5,13)
tree_row(12,-8,60,-8,6,'gyp',.9); tree_row(-13,14,-13,60,5,'gyp',.9)
people(46,-20,-20,40,-5); people(20,-12,-4,-5,50); people(9,-3.5,-4,6,-.5)
for x,y,r in ((30,-14.,0),(48,-14,0)): inst('car',x,y,0,1,r)
finish('retail-corner',(-25,-31,9.5),(6,3,9.5),27,focus=(-2,-3,5),blur=.009,az=-160,el=29,sky=.5,shift_y=.03)
