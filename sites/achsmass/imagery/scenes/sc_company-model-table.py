import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# room: plank floor, panelled wall with pinned sheets, shelf of study models
for i in range(44): k.box('wood',-20,-9+i*.62,-.2,20,-9+i*.62+.61,0,bev=.008)
k.box('white',-20,9,0,20,9.4,7.5,bev=.02); k.box('white',-20,8.9,0,20,9.1,.18,bev=.01)
for i in range(-6,7): k.box('white',i*3.05-.06,8.92,0,i*3.05+.06,9.05,7.5,bev=.01)
k.box('white',-20,8.92,4.3,20,9.05,4.42,bev=.01)
for i in range(10):
    x=-13.5+i*2.6+R.uniform(-.2,.2); w,h=R.choice(((1.7,1.2),(1.2,1.7),(2.,1.4))); z=R.uniform(1.9,2.3)
    k.box('paper',x,8.84,z,x+w,8.89,z+h,bev=.003)
    g=lambda a0,b0,a1,b1: k.box('grey',x+a0*w,8.826,z+b0*h,x+a1*w,8.84,z+b1*h,bev=.001)
    if i%3==0:      # elevation
        for u in range(9):
            for v in range(4): g(.14+u*.08,.28+v*.13,.18+u*.08,.36+v*.13)
        g(.1,.22,.9,.235); g(.11,.81,.89,.83)
    elif i%3==1:    # plan
        for q in ((.15,.2,.85,.215),(.15,.785,.85,.8),(.15,.2,.165,.8),(.835,.2,.85,.8),(.15,.45,.6,.46),(.38,.45,.39,.8),(.6,.2,.61,.6),(.61,.59,.85,.6)): g(*q)
        for u in range(7): g(.65+u*.025,.25,.655+u*.025,.52)
    else:           # section
        for v in range(5): g(.2,.22+v*.13,.8,.235+v*.13)
        for u in (.2,.36,.62,.79): g(u,.22,u+.012,.755)
        g(.06,.2,.94,.222); k.box('grey',x+.3*w,8.826,z+.2*h,x+.34*w,8.84,z+.75*h,bev=.001)
k.box('wood',-10,8.2,1.2,8,8.88,1.27,bev=.01)
for i in range(11):
    x=-9.6+i*1.6; hh=R.uniform(.2,.55); k.box('white',x,8.3,1.27,x+R.uniform(.4,.9),8.75,1.27+hh,bev=.01); k.box('paper',x+.1,8.35,1.27+hh,x+.4,8.7,1.27+hh+.2,bev=.01)
# trestles and table top
for x in (-2.6,2.6):
    for y in (-1.35,1.35):
        for s in (-1,1): k.bar('wood',(x+s*.38,y,0),(x+s*.06,y,.86),.07,.09)
        k.bar('wood',(x-.26,y,.3),(x+.26,y,.3),.05,.05)
    k.box('wood',x-.07,-1.6,.84,x+.07,1.6,.93,bev=.01)
k.box('ply',-3.7,-1.95,.93,3.7,1.95,1.0,bev=.015)
# the big model on it: a quarter at 1:200, one building red
k.box('card',-3.4,-1.7,1.,3.4,1.7,1.06,bev=.006)
S=.026; 
def mini(x,y,w,d,h,mat='white'):
    k.box(mat,x,y,1.06,x+w,y+d,1.06+h,bev=.006); n=max(1,int(h/.085))
    for f in range(n): z=1.06+(f+.35)*h/n; k.box('grey' if mat!='accent' else 'accent',x-.004+.02,y-.006,z,x+w-.02,y+.01,z+.035,bev=.001); k.box('grey' if mat!='accent' else 'accent',x+w-.01,y+.02,z,x+w+.006,y+d-.02,z+.035,bev=.001); k.box(mat,x-.012,y-.014,z+.04,x+w+.014,y+d,z+.055,bev=.002)
    e='grey' if mat!='accent' else 'accent'
    for f in range(n): z=1.06+(f+.35)*h/n; k.box(e,x-.007,y+.02,z,x+.01,y+d-.02,z+.035,bev=.001)
    for q in range(int(w/.06)+1): c=x+q*w/int(w/.06); k.box(mat,c-.008,y-.013,1.06,c+.008,y+.012,1.06+h,bev=.001)
    for q in range(int(d/.06)+1): c=y+q*d/int(d/.06); k.box(mat,x-.013,c-.008,1.06,x+.012,c+.008,1.06+h,bev=.001)
    k.box(mat,x+w*.3,y+d*.3,1.06+h,x+w*.6,y+d*.65,1.06+h+.05,bev=.004)
for i in range(7):
    for j in range(4):
        if (i,j) in ((2,1),): continue
        x=-3.15+i*.92; y=-1.5+j*.8
        if (i,j)==(4,2) or (i,j)==(5,0):
            for q in range(9): k.ball('white',x+R.uniform(.1,.7),y+R.uniform(.08,.55),1.13,R.uniform(.05,.08),12,8); 
            continue
        h=R.choice((.28,.34,.4,.34)); mini(x,y,.74,.18,h); mini(x,y+.42,.74,.17,h*R.uniform(.85,1.25)); mini(x,y+.185,.18,.23,h*.9); mini(x+.56,y+.185,.18,.23,h*R.uniform(.8,1.1))
x,y=-3.15+2*.92,-1.5+.8; mini(x,y,.72,.6,.2)
mini(x+.1,y+.1,.42,.36,1.25,'accent'); 
# a working day: small groups talk, point, bend down, carry. `lean` in radians; a hand is a point of the figure's own (right, forward, up)
def person(x,y,rot,lean=0.,hands=(None,None)):
    b=lambda px,py,z: (px,py+(z-.86)*sin(lean),.86+(z-.86)*cos(lean)); m='paper'; back=-.2*sin(lean)
    with k.at(x,y,0,rot):
        V=[]; F=[]; n=14; prof=[(.17,.13,.80),(.16,.12,1.0),(.21,.13,1.3),(.22,.12,1.42),(.08,.07,1.5),(.07,.07,1.57)]
        for a,c,z in prof:
            ox,oy,oz=b(0,0,z); V+=[(ox+a*cos(2*pi*i/n),oy+back+c*sin(2*pi*i/n),oz) for i in range(n)]
        for j in range(len(prof)-1): F+=[[j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i] for i in range(n)]
        k.add(m,V,F,True); hx,hy,hz=b(0,.02,1.69); k.ball(m,hx,hy+back,hz,.125,14,10,1.15)
        for s,h in zip((-1,1),hands):
            k.tube(m,(s*.1,s*.09,0),(s*.07,back,.86),.07,.1,10); q=b(s*.24,0,1.4); q=Vector((q[0],q[1]+back,q[2]))
            h=Vector(h) if h else q+Vector((s*.06,.06,-.56)); e=(q+h)/2+Vector((s*.07,-.02,-.07)); k.tube(m,q,e,.055,.05,8); k.tube(m,e,h,.05,.045,8); k.ball(m,*e,.05,8,6); k.ball(m,*h,.055,8,6)
P=[(-1.75,2.3,pi,.12,(None,(.1,.62,1.38))),(-.85,2.35,pi-.2,.45,((-.25,.5,1.06),(.25,.5,1.06))),(-2.55,2.55,pi+.7),           # behind the tower, one points at it
   (3.95,1.2,2.1,.1,(None,(.18,.5,1.2))),(4.45,.3,1.0,0,((-.05,.28,1.15),None)),(4.75,1.35,2.3),                             # at the right end
   (1.35,-2.35,-.15,.62,((-.3,.5,1.06),None)),(2.25,-2.5,.5,0,(None,(.12,.42,1.3))),                                          # in front, one bends down to the eye level of the street
   (-4.35,-1.9,-.75,.05,((-.2,.36,1.12),(.2,.36,1.12))),(-5.1,.9,-1.2),                                                       # one brings a block
   (-5.6,7.9,0,0,(None,(.25,.55,1.75))),(-4.7,7.6,.35),(7.4,6.2,.9,.1,((-.1,.4,1.1),None)),(8.1,5.7,2.2),(2.6,7.7,-.3)]       # at the wall and at the other table
for p in P: person(*p)
with k.at(-4.35,-1.9,0,-.75): k.box('card',-.26,.26,1.1,.26,.62,1.14,bev=.004); k.box('white',-.16,.32,1.14,.02,.56,1.36,bev=.006); k.box('white',.04,.34,1.14,.18,.5,1.28,bev=.006)
for x,y in ((-2.3,-3.7),(5.6,-2.9),(-6.5,-1.4)): k.cyl('wood',x,y,.62,.68,.2,n=24); [k.tube('white',(x+.16*cos(a),y+.16*sin(a),0),(x+.1*cos(a),y+.1*sin(a),.63),.02,n=8) for a in (0,2.1,4.2)]
table(9.2,7.3,0,3.); k.box('white',10.8,1.5,0,11.8,4.5,1.1,bev=.02); inst('gyp2',-11,6.6,0,.5); k.cyl('white',-11,6.6,0,.5,.4,.5,n=24)
finish('company-model-table',(-5.4,-12.6,4.3),(.55,.9,1.25),40,focus=(-.9,-.6,1.4),blur=.012,az=-148,el=32,z=-.25,sky=.7,size=1.2)
