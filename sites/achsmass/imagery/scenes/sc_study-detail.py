import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# wall and floor junction 1:5, cut like a mille-feuille; the red bracket carries the façade
mat_matte('cut',(.66,.60,.50),var=.05,mottle=.06)
k.box('ply',-40,-40,-3,60,60,-1.4,bev=.1); k.box('card',-9,-9,-1.4,27,24,-.5,bev=.06)
D=9.5
# lower wall: plaster, brick, insulation, cavity, cladding
def layers(z0,z1):
    # masonry inner leaf
    n=round((z1-z0)/.9)
    for j in range(n):
        o=(j%2)*.75
        for i in range(-1,int(D/1.5)+1):
            a=max(0,i*1.5+o); b=min(D,i*1.5+o+1.5)
            if b-a>.15: k.box('white',0,a+.02,z0+j*(z1-z0)/n+.03,1.9,b-.02,z0+(j+1)*(z1-z0)/n-.03,bev=.03)
    k.box('plaster',1.9,.25,z0,2.1,D,z1,bev=.02)
    for j in range(max(1,round((z1-z0)/2.4))): q=round((z1-z0)/2.4); k.box('paper',-1.9,.12*(j%2),z0+j*(z1-z0)/q+.02,-.04,D,z0+(j+1)*(z1-z0)/q-.02,bev=.12)
    for yy in (1.2,4.2,7.2): k.box('woodz',-2.6,yy,z0,-1.95,yy+.5,z1,bev=.02)
layers(-.5,7.2); 
# slab edge, floor build-up
k.box('grey',0,.0,7.25,18,D,9.4,bev=.03)
for i in range(30): k.ball('plaster',.6+R.uniform(0,17),-.0,7.5+R.uniform(0,1.6),R.uniform(.06,.16),8,6)
for q,(m,t) in enumerate((('paper',.75),('card',.12),('white',.85),('wood',.35))):
    z=9.42+sum((.75,.12,.85,.35)[:q]); x0=2.2+q*.9; 
    if m=='wood':
        for i in range(11): k.box('wood',x0,i*.87+.1*q,z,18,i*.87+.85,z+t,bev=.02)
    else: k.box(m,x0-.5,.1*q,z,18,D,z+t,bev=.03)
layers(9.45,16.5)
# window in the upper wall to the right/back: frame profiles
for yy in (D+.05,):
    k.box('wood',-.4,yy,11.,1.5,yy+.8,16.5,bev=.03)
# insulation in front of slab edge
k.box('paper',-1.9,.3,7.24,-.05,D,9.42,bev=.12)
# cladding: long vertical boards hung on rails, broken away at the front
for zz in (1.4,5.6,11.2,14.6): k.box('white',-3.,0.4,zz,-2.6,D,zz+.45,bev=.02)
for i in range(9):
    y=.9+i*1.02; z1=16.2 if i>3 else (6.6,8.2,9.6,12.)[i]; k.box('white',-3.45,y,-.5+.0,-3.02,y+.96,z1,bev=.03)
# red bracket: cantilever with stiffener plate, thermal pad bolts, shelf angle
ac='accent'
for yy in (-1.05,):
    k.box(ac,.05,yy-.0,7.6,.4,yy+1.,9.2,bev=.03)
    k.box(ac,-3.9,yy+.1,8.0,.3,yy+.42,8.9,bev=.03); k.box(ac,-3.9,yy-.1,7.8,.3,yy+1.,8.02,bev=.02)
    k.add(ac,[(-3.8,yy+.55,8.),(.2,yy+.55,8.),(.2,yy+.55,9.15),(-3.8,yy+.75,8.),(.2,yy+.75,8.),(.2,yy+.75,9.15)],[[0,1,2],[5,4,3],[0,3,4,1],[1,4,5,2],[2,5,3,0]])
    k.box(ac,-4.2,yy-.15,7.4,-3.75,yy+D+.5,9.6,bev=.03)
    for a in (7.85,8.95): k.cyl(ac,.62,yy+.5,a-.12,a+.12,.18,n=6,smooth=False)
for p in ((5,-3.4,-.5),(6.2,-3.8,-.5),(-6.5,3,-.5),(12,-4.2,-.5)): inst(f'fig{R.randrange(4)}',*p,1.05)
for i in range(4): k.box('white',20,3+i*4,-.5,24,6+i*4,1.+i*.5,bev=.04)
finish('study-detail',(-16,-26,16.5),(3.4,2.5,7.),40,focus=(-1.5,-.8,8.6),blur=.022,az=-168,el=32,z=-4,sky=.55)
