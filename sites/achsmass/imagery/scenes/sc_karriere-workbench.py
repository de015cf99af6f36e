import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin(); mat_matte('lab',(.66,.63,.57),var=.02)
# workbench at 1:1 in decimetre-like units: cutting mat, laid-out parts, half-built model
for i in range(9): k.box('wood',-60,-42+i*11,-3,70,-42+i*11+10.9,-.12,bev=.1)
k.box('grey',-30,-22,-.13,40,22,.06,bev=.03)
for i in range(36): k.box('plaster',-29+i*1.94,-21,.05,-28.97+i*1.94,21,.066,bev=.001)
for i in range(22): k.box('plaster',-29,-21+i*1.94,.05,39,-20.97+i*1.94,.067,bev=.001)
# half-built model: base, two floors with slabs, two walls standing, columns waiting for the next slab
with k.at(2,2,.06,.16):
    k.box('ply',-1.5,-1.5,0,21.5,15.5,.5,bev=.03)
    for z in (.5,4.,7.5): 
        k.box('white',0,0,z,20,14,z+.3,bev=.02)
    for z in (.8,4.3,7.8):
        for i in range(6):
            for j in range(4):
                if z>7 and i>3: continue
                k.box('white',.6+i*3.72,.6+j*4.1,z,.9+i*3.72,.9+j*4.1,z+3.2,bev=.01)
    k.box('white',8.4,5,.8,12,9,11,bev=.02); k.box('dark',8.7,5.3,11,11.7,8.7,11.02,bev=.001)
    with k.at(20,14.1,.5,pi): facade(k,'white',20,0,3,3.5,bay=1.25,t=.3,pier=.3,lintel=.4)
    with k.at(-.15,14,.5,-pi/2): facade(k,'white',14,0,3,3.5,bay=1.25,t=.3,pier=.3,lintel=.4)
    stair(k,'white',13,5.2,.8,12,.29,.32,1.6,solid=True)
# laid-out parts: façade frames, slabs, stairs, columns in rows
def frame(x,y,w,h,n,m,mat='white',rot=0):
    with k.at(x,y,.07,rot):
        for i in range(n+1): k.box(mat,i*w/n-.13,0,0,i*w/n+.13,h,.22,bev=.01)
        for j in range(m+1): k.box(mat,-.13,j*h/m-.16,.0,w+.13,j*h/m+.16,.224,bev=.01)
frame(-26,5,16,10.5,12,3,'white',.02); frame(-26.5,-8,16,10.5,12,3,'white',-.02)
frame(-4.,-15.5,13,8.6,10,2,'accent',.07)
frame(14,-16,12,7,9,2,'white',-.03)
for i in range(13): k.box('white',30+R.uniform(-.15,.15),-14+i*.95,.07,33.4,-14+i*.95+.3,.37,bev=.01,jit=.03)
for i in range(4): k.box('white',28.5+i*.55,2+i*.4,.07+i*.32,37+i*.55,11+i*.4,.36+i*.32,bev=.02,jit=.035)
for i in range(3): stair(k,'white',-9.6+i*.15,-3.-i*2.7,.07,10,.24,.3,1.3,.12+i*.05,solid=True)
# tools: steel rule, knife, brush, glue pot, pencil, figures waiting
with k.at(-10,-19.4,.07,.05): k.box('white',0,-.9,0,30,.9,.12,bev=.01); [k.box('dark',.3+i*.5,-.9,.12,.34+i*.5,-.9+(.9 if i%10==0 else .45),.128,bev=.001) for i in range(59)]
with k.at(19.5,-5.2,.4,.9): k.box('dark',0,-.35,-.3,6.5,.35,.3,bev=.1); k.box('white',6.4,-.25,-.1,9.2,.25,.05,bev=.01); k.box('grey',1,-.38,-.1,4,.38,.32,bev=.05)
k.cyl('white',-7.5,13,.06,5.2,2.4,n=40); k.cyl('white',-7.5,13,5.2,6.3,1.0,.8,n=30); k.tube('wood',(-7.5,13,5.),(-4.6,15.4,12.5),.28,n=10)
k.tube('wood',(24,16,.4),(33.5,19,.4),.36,n=8); k.tube('dark',(33.5,19,.4),(34.6,19.35,.4),.3,.03,n=8)
for p in ((11.5,-6.,.07),(12.6,-6.4,.07),(-8.6,2.4,.07),(-7.4,1.6,.07),(26.2,.2,.07)): inst(f'fig{R.randrange(4)}',*p,1.6)
with k.at(2,2,.06,.16): figures([(3,3,.8),(5,2.2,4.3),(6.2,3.,4.3),(15,3,4.3),(2.4,5,7.8),(17.5,4,7.8),(16,2,.8)],1.5)
with k.at(46,25,-.1,-.12):      # archive box with lid and blank label, card sheets beside it
    k.box('white',-6,-4,0,6,5,5.2,bev=.05); k.box('white',-6.25,-4.25,4.1,6.25,5.25,5.9,bev=.05); k.box('lab',-2,-4.32,1.2,2,-3.9,3.2,bev=.02); k.box('paper',-1.8,-4.36,1.4,1.8,-4,3.,bev=.01)
for i in range(5): k.box(('paper','white','card')[i%3],24+R.uniform(-.5,.5),24+R.uniform(-.4,.4),-.1+i*.26,36+R.uniform(-.5,.5),32,.12+i*.26,bev=.02,jit=.04)
k.cyl('lab',-7.5,13,1.5,4.2,2.44,n=40); k.cyl('white',-7.5,13,5.15,5.5,1.35,n=30)
finish('karriere-workbench',(-12,-50,34),(3.2,.6,2.6),38,focus=(4,-8,1.5),blur=.024,az=158,el=27,z=-6,sky=.46)
