import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# ground opened up: strata, bored piles and one red raft on its piles under the frame
mat_matte('cut',(.66,.60,.50),var=.05,mottle=.06); mat_matte('earth2',(.60,.53,.44),var=.08,mottle=.12)
def strata(x0,x1,z0,z1,y0,y1):
    n=max(1,round((z1-z0)/.55))
    for i in range(n):
        za=z0+(z1-z0)*i/n; zb=z0+(z1-z0)*(i+1)/n; k.box('card' if i%3 else 'earth2',x0,y0+R.uniform(-.06,.06),za,x1,y1,zb-.03,bev=.01)
X0,X1,ZP=2,30,-5.2
strata(-34,X0-1.2,-17,-.15,0,34); strata(X1+1.2,62,-17,-.15,0,34); strata(X0-1.15,X1+1.15,-17,ZP-1.9,2.6,34); strata(X0-1.15,X1+1.15,ZP-1.85,-.15,22.,34)
k.box('paper',-34,.05,-.16,X0-1.2,34,0,bev=.02); k.box('paper',X1+1.2,.05,-.16,62,34,0,bev=.02); k.box('paper',X0-1.15,22.05,-.161,X1+1.15,34,-.001,bev=.02)
# sheet wall lining the pit
for (a,b,ax) in ((X0-1.1,X1+1.1,0),):
    for i in range(42): x=a+(b-a)*i/42; k.box('white',x,21.3+(.35 if i%2 else 0),ZP-2,x+.78,21.7+(.35 if i%2 else 0),.5,bev=.02)
for x in (X0-1.0,X1+.6):
    for i in range(30): k.box('white',x+(.2 if i%2 else 0),.1+i*.72,ZP-2,x+.3+(.2 if i%2 else 0),.1+i*.72+.7,.5,bev=.02)
# red: raft and piles, cut at the section plane
ac='accent'
k.box(ac,X0+.3,.2,ZP-1.3,X1-.3,20.6,ZP,bev=.03)
for i in range(6):
    for j in range(4):
        x=X0+2.4+i*4.64; y=1.1+j*5.6; k.cyl(ac,x,y,-15.4,ZP-1.25,.62,n=26)
        if j==0: [k.cyl(ac,x,y,-15+q*1.5,-14.85+q*1.5,.66,n=26) for q in range(6)]; k.cyl(ac,x,y,-15.9,-15.4,.2,.62,n=26)
# gravel sheet under
# frame above: columns, basement slab, two storeys
for i in range(6):
    for j in range(4):
        x=X0+2.4+i*4.64; y=1.1+j*5.6; k.box('white',x-.3,y-.3,ZP,x+.3,y+.3,9.,bev=.02); k.box('white',x-.7,y-.7,ZP,x+.7,y+.7,ZP+.3,bev=.02)
for z in (0.,4.6,9.2): 
    k.box('white',X0+.6,.3,z-.36,X1-.6 if z<9 else 21,20.4,z,bev=.03); k.box('cut',X0+.6,.24,z-.36,X1-.6 if z<9 else 21,.34,z,bev=.004)
k.box('white',X0+.3,.4,ZP,X0+.6,20.5,-.3,bev=.01); k.box('white',X1-.6,.4,ZP,X1-.3,20.5,-.3,bev=.01); k.box('white',X0+.6,20.2,ZP,X1-.6,20.5,-.3,bev=.01)
stair(k,'white',X0+9,6,ZP,17,.29,.3,1.6,solid=True)
for i in range(4): inst('car',X0+5+i*6.2,13.5,ZP,1,pi/2)
figures([(5,3,ZP),(9.8,2.6,ZP),(10.6,3.2,ZP),(23,3,ZP),(27,4,ZP),(8,3,0),(15,2.5,0),(16,3,0),(24,4,4.6),(12,4,9.2)])
for q in range(14): k.box('woodz' if q%2 else 'white',6+q*.9,6.2,9.2,6.16+q*.9,6.36,9.2+R.uniform(1,2.6))
# site: spoil, hut, drill rig, people
k.box('white',40,8,0,47,12,3,bev=.05); k.box('white',40,8,3.05,47,12,6,bev=.05); [k.box('grey',41+q*1.6,7.93,z,42+q*1.6,8.05,z+1.2,bev=.01) for q in range(4) for z in (1.,4.)]
with k.at(-12,9): k.box('white',-3,-1.6,.3,3,1.6,1.1,bev=.1); k.box('white',-2.6,-1.3,1.1,1.4,1.3,3.2,bev=.1); k.bar('white',(2.4,0,1),(2.4,0,14),.7,.8); k.bar('white',(-1,0,2.6),(2.2,0,10),.3,.3); k.tube('white',(3.2,0,0),(3.2,0,12.5),.3,n=12); [k.box('grey',-3.2,s-.35,0,3.2,s+.35,.9,bev=.15) for s in (-1.6,1.6)]
figures([(-6,4,0),(-7,4.5,0),(38,4,0),(36,6,0),(50,6,0),(-20,5,0)]); tree_row(-30,22,-8,26,4,'gyp',1.1); tree_row(36,24,58,24,4,'gyp',1.1); wood(-30,28,60,33,0)
for i in range(5): ctx(-44+i*22,48,18,13,R.choice((3,4)))
finish('study-foundation',(2,-62,7),(15,2,-2.2),42,focus=(14,1,-4),blur=.012,az=-125,el=33,sky=.6,z=-17)
