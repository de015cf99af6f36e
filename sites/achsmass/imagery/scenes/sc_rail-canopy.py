import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# small country halt: one red folded canopy on two trestles, seen from the platform end
k.box('card',-60,-60,-3.4,120,240,-1.2,bev=.2)
with k.at(0,0,0,pi/2):
    track(-7.5,-60,240,-1.2); track(-12,-60,240,-1.2)
    for y in (-7.5,-12): k.tube('white',(-60,y,5.0),(240,y,5.0),.025,n=4)
k.box('white',-.2,-40.2,-1.3,5.3,110,-.16,bev=.02); k.box('paper',-.4,-40,-.18,5.6,110,0,bev=.03); k.box('grey',4.5,-39,-.01,4.75,110,.02,bev=.004)
for i in range(38): k.box('white',-.38,-40+i*4,-.01,5.58,-39.95+i*4,.012,bev=.002)
# canopy: five folds, butterfly section, 34 m long
ac='accent'; y0,n,p=-6,9,3.8; 
for i in range(n):
    ya,yb,yc=y0+i*p,y0+i*p+p/2,y0+(i+1)*p
    for (u,v,zu,zv) in ((ya,yb,0,1.),(yb,yc,1.,0)):
        for x0,x1,za,zb in ((-1.6,2.2,1.05,0),(2.2,6.1,0,1.25)):
            za2,zb2=4.5+za,4.5+zb
            panel(ac,[(x0,u,za2+zu*.75),(x1,u,zb2+zu*.75),(x1,v,zb2+zv*.75),(x0,v,za2+zv*.75)],.16)
k.box(ac,2.,y0,4.05,2.4,y0+n*p,4.5,bev=.02)
for y in [y0+p*(.5+q*2) for q in range(5)]:
    k.box(ac,2.0,y-.2,0,2.4,y+.2,4.3,bev=.02); k.bar(ac,(2.2,y,3.1),(-.6,y,5.0),.2,.22); k.bar(ac,(2.2,y,3.1),(5.,y,5.05),.2,.22)
# glass-free wind screens, benches, lamps
for y in (2,14): k.box('white',.6,y,0,.72,y+7,2.4,bev=.01); k.box('white',.3,y+.1,2.2,.9,y+6.9,2.36,bev=.01); bench(1.9,y+1,0,pi/2,2.4); bench(1.9,y+4,0,pi/2,2.4)
for y in (40,56,72,88): k.box('white',.6,y-.09,0,.78,y+.09,5.6,bev=.01); k.box('white',.5,y-.14,5.5,2.9,y+.14,5.68,bev=.02)
rail(k,'white',(-.3,-39,0),(-.3,-8,0),1.1,1.3,.05); rail(k,'white',(-.3,32,0),(-.3,110,0),1.1,1.3,.05)
with k.at(0,0,0,pi/2): train(52,-7.5,-.66,3,19)
people(24,.3,-20,4.2,50,0,ok=lambda x,y: abs(x-2.1)>.7); people(5,1,-34,4,-21,0)
# opposite bank, station house, village
ctx(-24,16,11,20,2,0,'gable',z=-1.2,bay=3.3); k.box('plaster',-12,-40,-1.3,-.6,110,-.9,bev=.03); people(14,-11,-20,-2,50,-.9)
for i in range(7): inst(f'gyp{i%4}',-9+R.uniform(-.5,.5),-30+i*17,-.9,R.uniform(1.,1.25))
def hgt(x,y): return max(-1.2,(x-24)*.22-1.2+1.4*sin(y*.05))
terrain(k,'card',lambda x,y:hgt(x,y)+1.2-.9,18,-59,119,239,1.,18,1.,res=70) if 0 else None
wood(22,-40,80,200,150,z=-1.2,s=1.2,gap=5); 
for i in range(9): ctx(-48+R.uniform(-3,3),2+i*22,11,13,2,0,'gable',z=-1.2); 
for i in range(6): ctx(-26+R.uniform(-2,2),48+i*22,12,12,2,0,'gable',z=-1.2)
for i in range(8): ctx(-60+i*19,206+R.uniform(-4,4),12,12,R.choice((2,3)),0,'gable',z=-1.2)
finish('rail-canopy',(9.2,-29,2.4),(1.2,4,3.),36,focus=(2,-4,4),blur=.009,az=-38,el=27,sky=.5,shift_y=.06,z=-3.4)
