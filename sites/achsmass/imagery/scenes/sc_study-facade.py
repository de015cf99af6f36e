import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# full-height façade mock-up 1:20 with scaffold behind; one red window box
k.box('card',-30,-30,-2,60,60,-.16,bev=.1); paving(-22,-18,44,30,2.6,t=.16)
B,FH,NX,NF=3.3,3.7,5,4; L=NX*B
for f in range(NF+1):
    z=f*FH+.3; k.box('white',-.3,-.15,z-.32,L+.3,.9,z+.1,bev=.03); k.box('white',-.3,.0,z-.32,L+.3,4.2,z-.02,bev=.01)
k.box('plaster',-.6,-.5,-.1,L+.6,4.4,.3,bev=.04)
for f in range(NF):
    z=f*FH+.4
    for i in range(NX+1):
        x=i*B
        for q in range(6): k.box('white',x-.28+.02*q,-.42,z+q*.55,x+.28-.02*q,.7,z+q*.55+.52,bev=.03)
    for i in range(NX):
        x0,x1=i*B+.3,(i+1)*B-.3; t=(i*2+f)%4
        if (i,f)==(1,2): continue
        if t==0:     # deep window with slats
            k.box('woodz',x0,.5,z,x0+.12,.7,z+3.2,bev=.01); k.box('woodz',x1-.12,.5,z,x1,.7,z+3.2,bev=.01); k.box('wood',x0,.5,z,x1,.7,z+.14,bev=.01); k.box('wood',x0,.5,z+1.,x1,.7,z+1.1,bev=.01); k.box('woodz',(x0+x1)/2-.05,.5,z,(x0+x1)/2+.05,.68,z+3.2,bev=.01)
            for q in range(13): k.box('white',x0,.1,z+1.25+q*.15,x1,.26,z+1.28+q*.15,rx=.5,bev=.004)
        elif t==1:   # brick screen
            for r in range(17):
                for c in range(5): xx=x0+c*.56+(r%2)*.28; (xx+.4<x1) and k.box('white',xx,.1,z+r*.188,xx+.42,.4,z+r*.188+.165,bev=.01)
            k.box('woodz',(x0+x1)/2-.06,.7,z,(x0+x1)/2+.06,.8,z+3.2)
        elif t==2:   # fluted panel and slot
            for q in range(9): k.box('white',x0+q*.2,.12,z,x0+q*.2+.13,.4,z+3.2,bev=.03)
            k.box('white',x0,.35,z,x0+1.8,.5,z+3.2,bev=.01); k.box('woodz',x1-.1,.5,z,x1,.7,z+3.2,bev=.01)
        else:        # open loggia with rail
            rail(k,'white',(x0,.2,z),(x1,.2,z),1.05,.16,.025); k.box('wood',x0,2.6,z,x1,2.7,z+2.9,bev=.01); k.box('white',x0,1.,z+2.9,x1,2.6,z+3.25,bev=.01)
            figures([((x0+x1)/2,1.,z)])
ac='accent'; x0,x1,z=B+.3,2*B-.3,2*FH+.4
for a in ((x0,-1.5,z,x0+.16,.8,z+3.2),(x1-.16,-1.5,z,x1,.8,z+3.2),(x0-.05,-1.55,z-.02,x1+.05,.8,z+.2),(x0-.05,-1.55,z+3.0,x1+.05,.8,z+3.24)): k.box(ac,*a,bev=.02)
for q in (1,2): xx=x0+(x1-x0)*q/3; k.box(ac,xx-.05,-1.4,z+.2,xx+.05,-1.2,z+3.,bev=.01)
k.box(ac,x0+.1,-1.42,z+1.0,x1-.1,-1.18,z+1.1,bev=.01); k.box(ac,x0+.1,-1.1,z+.5,x1-.1,.3,z+.62,bev=.01); k.box(ac,x0+.1,.5,z+.2,x1-.1,.6,z+3.,bev=.01)
for i in range(NX+1):
    for y in (4.1,): k.box('woodz',i*B-.12,y-.12,.3,i*B+.12,y+.12,NF*FH+.3,bev=.01); k.bar('wood',(i*B,4.3,NF*FH),(i*B,10,0),.18,.22)
# two samples leaning, trestle, people
k.box('white',L+2.5,3.,0,L+5.6,3.4,4.2,bev=.02,rx=-.16); [k.box('white',L+2.5+q*.24,2.9,.05,L+2.62+q*.24,3.1,4.1,rx=-.16,bev=.02) for q in range(13)]
people(22,-12,-10,30,-1.6,.0); bench(-5,1.,0,0,2.6); bench(22,-2.5,0,.2,2.6); tree_row(-16,12,34,22,6,'gyp',.9); table(-6,-5.5,0,2.6)
ctx(-34,40,22,14,3); ctx(-6,44,24,14,4); ctx(24,40,22,14,3)
finish('study-facade',(-9.5,-27,4.6),(8.6,0,4.6),33,focus=(5,-1,9),blur=.012,az=-166,el=30,sky=.5,shift_y=.105)
