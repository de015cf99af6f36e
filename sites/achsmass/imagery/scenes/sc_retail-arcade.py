import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
mat_glow('glow',em=.22)
W,Lg,F1,F2,F3=9.2,66,5.2,4.2,3.6
for i in range(5):
    for j in range(40): k.box('paper' if (i+j)%2 else 'plaster',i*W/5+.02,-10+j*1.9,-.2,(i+1)*W/5-.02,-10+j*1.9+1.87,R.random()*.008,bev=.01)
k.box('plaster',-4,-12,-.6,W+4,90,-.23,bev=.02); k.box('paper',-1.2,-10,-.2,-.02,66,-.004,bev=.01); k.box('paper',W+.02,-10,-.2,W+1.2,66,-.004,bev=.01)   # floor runs on under the shopfronts
B=5.5; n=int((Lg+11)/B)
def shop(s):
    """one side, seen from the passage: local x along, y into the shops"""
    for b in range(n):
        x=b*B
        k.box('white',x-.45,-.16,0,x+.45,.7,F1+F2+F3,bev=.03); k.box('white',x-.55,-.28,0,x+.55,.6,.5,bev=.03); k.box('white',x-.55,-.28,F1-.9,x+.55,.6,F1-.6,bev=.03); k.box('white',x-.3,-.3,.5,x+.3,0,F1-.9,bev=.04)
        door=b%3==1
        a0,a1=x+.45,x+B-.45
        k.box('white',a0,.05,F1-.55,a1,.6,F1+.7,bev=.02); k.box('white',a0-.1,-.16,F1-.62,a1+.1,.2,F1-.5,bev=.02)
        if not door: k.box('white',a0,.1,0,a1,.5,.55,bev=.02)
        for q in range(4):
            xx=a0+(a1-a0)*q/3; k.box('wood',xx-.05,.25,0,xx+.05,.4,F1-.5,bev=.01)
        k.box('wood',a0,.25,3.2,a1,.4,3.32,bev=.01)
        k.box('glow',a0-.5,3.4,0,a1+.5,3.45,F1-.5,bev=.002); shelf(a0+.3,2.9,0,3.8,2.5); k.box('white',x-.12,.5,0,x+.12,3.4,F1,bev=.01); k.box('white',a0-.5,.5,F1-.45,a1+.5,3.4,F1-.3,bev=.01)
        k.box('wood',a0+1,1.4,0,a0+2.6,2.2,.95,bev=.02)
        # upper storeys: paired windows with sills
        for z,h in ((F1+.7,F2-.9),(F1+F2+.5,F3-1.2)):
            for q in range(2):
                c=a0+(a1-a0)*(q+.5)/2; k.box('glow',c-.75,.5,z,c+.75,.53,z+h,bev=.002)
                for m in (c-.75,c-.03,c+.69): k.box('white',m,.3,z,m+.06,.45,z+h,bev=.01)
                k.box('white',c-.95,-.12,z-.16,c+.95,.3,z,bev=.02); k.box('white',c-.95,-.1,z+h,c+.95,.3,z+h+.2,bev=.02)
            for m0,m1 in ((a0,a0+.41),(a0+1.91,a1-1.91),(a1-.41,a1)): k.box('white',m0,.06,z-.2,m1,.5,z+h+.6,bev=.01)
            k.box('white',a0,.062,z+h+.18,a1,.5,z+h+.75,bev=.01)
        k.box('white',x+.4,-.5,F1+F2-.05,x+B-.4,.1,F1+F2+.12,bev=.02); rail(k,'white',(x+.45,-.45,F1+F2+.1),(x+B-.45,-.45,F1+F2+.1),.8,.22,.025) if b%2 else None
    k.box('white',-1,-.5,F1+F2+F3,n*B,.9,F1+F2+F3+.5,bev=.05); k.box('white',-1,-.3,F1+F2+F3-.35,n*B,.9,F1+F2+F3,bev=.03)
with k.at(0,-10,0,pi/2): shop(0)
with k.at(W,-10+n*B,0,-pi/2): shop(1)
zr=F1+F2+F3+.5
for j in range(int(76/2.75)+1):
    y=-10+j*2.75; P=[(W/2-(W/2+.1)*cos(pi*i/16),zr+3.4*sin(pi*i/16)) for i in range(17)]
    for a,b in zip(P,P[1:]): k.bar('white',(a[0],y,a[1]),(b[0],y,b[1]),.12,.3,bev=.01)
for i in range(1,16):
    x,z=W/2-(W/2)*cos(pi*i/16),zr+3.4*sin(pi*i/16); k.box('white',x-.04,-10,z-.04,x+.04,66,z+.04,bev=.01)
# end gable with a big arched opening
k.box('white',-1,66,0,W*.16,67,zr+4,bev=.02); k.box('white',W*.84,66,0,W+1,67,zr+4,bev=.02); k.box('white',0,66,8,W,67,zr+4,bev=.02)
# house across the street, closed and pale: no black windows at the vanishing point
k.box('context',-16,86,0,26,98,21,bev=.05)
for f in range(5):
    k.box('context',-16.2,85.8,f*4.1+.1,26.2,86.2,f*4.1+.45,bev=.02)
    for i in range(13): c=-14+i*3.2; k.box('plaster',c-.7,85.93,f*4.1+1.,c+.7,86.1,f*4.1+3.3,bev=.01); k.box('context',c-.95,85.75,f*4.1+3.3,c+.95,86.1,f*4.1+3.6,bev=.02); k.box('context',c-.95,85.75,f*4.1+.75,c+.95,86.1,f*4.1+1.,bev=.02)

# path in red: from the entrance, a gate, past the tables to the till
C=[(5.9,3.3,.03),(5.6,5.,.03),(4.2,7.5,.03),(3.0,12,.03),(4.8,17,.03),(6.6,21.5,.03),(5.2,26.5,.03),(2.9,30,.03),(2.,34,.03),(3.9,38.5,.03),(6.3,41,.03),(8.2,42.4,.03),(9.9,42.6,.03)]
P=curve(C,16); ribbon('accent',P,.46,.05)
for x in (4.75,6.9): k.box('accent',x,3.1,0,x+.2,3.5,3.,bev=.02)
k.box('accent',4.75,3.1,2.8,7.1,3.5,3.05,bev=.02)
for x,y in ((6.9,9.5),(2.1,20.),(7.2,29),(6.9,35)): 
    k.cyl('white',x,y,0,.72,.07,n=10); k.cyl('white',x,y,.70,.76,.55,n=28)
    for q in range(3): a=q*2.1+.4; k.cyl('white',x+.95*cos(a),y+.95*sin(a),0,.46,.2,.24,n=14)
for x,y in ((1.35,9.),(7.8,17),(1.4,27),(7.7,52)): k.box('white',x-.55,y-.55,0,x+.55,y+.55,.7,bev=.05); inst(f'gyp{R.randrange(4)}',x,y,.5,.4)
near=lambda x,y: all(abs(x-p[0])>.5 or abs(y-p[1])>.5 for p in P[::3]) and not any((x-a)**2+(y-b)**2<1.9 for a,b in ((6.9,9.5),(2.1,20.),(7.2,29),(6.9,35),(1.35,9.),(7.8,17),(1.4,27)))
people(34,1,7,8.2,60,0,ok=near); figures([(4.05,8,.05),(6.2,21,.05),(2.3,33,.05)])
def portal(loc,rot,sx,sy):
    l=bpy.data.lights.new('p','AREA'); l.shape='RECTANGLE'; l.size=sx; l.size_y=sy; l.cycles.is_portal=True; o=bpy.data.objects.new('p',l); o.location=loc; o.rotation_euler=rot; bpy.context.scene.collection.objects.link(o)
finish('retail-arcade',(3.6,-7.6,3.5),(4.9,20,3.2),23,focus=(5,10,2),blur=.004,az=-66,el=54,sun=9.5,sky=.66,size=.8,bounces=7,z=-.3,skycol=(.95,.96,1.),shift_y=.0)
