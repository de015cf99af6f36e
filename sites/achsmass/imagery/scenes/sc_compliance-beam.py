import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
k.box('card',-60,-60,-2,80,140,-.14,bev=.1)
paving(-24,-24,10,52,3.,t=.14)
ys=(0,8.5,17); CH=5.6
for y in ys:
    k.box('plaster',-1.05,y-1.05,0,1.05,y+1.05,.34,bev=.05); k.box('white',-.72,y-.72,.34,.72,y+.72,.46,bev=.02)
    for a in (-.56,.56):
        for b in (-.56,.56): k.cyl('white',a,y+b,.46,.56,.09,n=6,smooth=False); k.cyl('white',a,y+b,.46,.66,.045,n=10)
    # cruciform column: two crossed blades with a fillet core
    k.box('white',-.46,y-.10,.46,.46,y+.10,CH,bev=.03); k.box('white',-.105,y-.46,.46,.105,y+.46,CH-.003,bev=.03); k.box('white',-.2,y-.2,.46,.2,y+.2,CH-.006,bev=.05)
    k.box('white',-.66,y-.66,CH,.66,y+.66,CH+.12,bev=.02); k.box('white',-.4,y-.4,CH+.12,.4,y+.4,CH+.26,bev=.02)
    for a in (-.56,.56):
        for b in (-.56,.56): k.cyl('white',a,y+b,CH+.12,CH+.2,.08,n=6,smooth=False)
z=CH+.26; y0,y1=-3.2,20.2; hb=1.35
k.box('accent',-.58,y0,z,.58,y1,z+.14,bev=.02); k.box('accent',-.58,y0,z+hb-.14,.58,y1,z+hb,bev=.02); k.box('accent',-.07,y0+.02,z+.1,.07,y1-.02,z+hb-.1,bev=.01)
yy=y0+.35
while yy<y1: 
    for s in (-1,1): k.box('accent',s*.05 if s>0 else -.5,yy-.035,z+.12,.5 if s>0 else -.05,yy+.035,z+hb-.12,bev=.01)
    yy+=1.0625
# deck joists and planks resting on the rear half of the beam
for i in range(22):
    y=y0+.5+i*1.06; k.box('white',-.5,y-.09,z+hb+.004,9.5,y+.09,z+hb+.44,bev=.01)
for i in range(20): k.box('wood',.1+i*.47,y0+.2,z+hb+.44,.1+i*.47+.44,y1-.2,z+hb+.52,bev=.01)
# back wall: deep niches, out of focus
with k.at(9.6,60,0,-pi/2):
    facade(k,'white',90,0,2,4.05,bay=4.25,t=1.,pier=1.2,lintel=.9,sill=0,depth=1.1); k.box('plaster',-1,2.6,0,91,2.9,9,bev=.02)
    for i in range(21): k.box('white',i*4.25-.1,1.,0,i*4.25+.1,2.6,8.1,bev=.01)
    k.box('white',-1,-.25,8.1,91,2.9,8.6,bev=.04)
bench(-4.4,12.5,0,pi/2,3.); bench(4.6,3,0,pi/2,3.)
figures([(1.9,3.6,0),(2.8,3.9,0),(-2.,12.2,0),(5.6,11,0),(3.4,15,0),(-1.4,20.5,0),(6.4,22,0),(-5,22,0),(2.5,24.,0)])
tree_row(-9,18,-9,50,5,'gyp',.9)
finish('compliance-beam',(-12.6,-10.8,2.2),(.9,7.6,4.0),35,focus=(-.4,.6,4.5),blur=.022,az=-150,el=33,sky=.5,shift_y=.03)
