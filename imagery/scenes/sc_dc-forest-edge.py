import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
protos_plant()
def hgt(x,y): return max(0,(y-34)*.16+3*sin(x*.05+1)+2*sin(y*.06+x*.03))
k.box('card',-130,-110,-3,150,190,-.1,bev=.2); terrain(k,'card',lambda x,y:hgt(x,y)-.9,-129,30,149,189,1.1,22,1.1,res=110)
Z=lambda x,y: math.floor((hgt(x,y)-.9)/1.1)*1.1 if (y>30 and hgt(x,y)>.9) else -.05
L,W,H=52,24,8.6
with k.at(0,0,.0):
    k.box('plaster',-4,-5,-.1,L+4,W+3,.12,bev=.03); k.box('woodz',.5,.5,0,L-.5,W-.5,H-.1,bev=.02)
    def s(Ls):
        n=int(Ls/.55)
        for i in range(n+1): k.box('woodz' if i%10 else 'white',i*Ls/n-.11,-.05 if i%10 else -.2,.9,i*Ls/n+.11,.5,H-.3 if i%10 else H+.2,bev=.01)
        k.box('plaster',-.05,-.1,0,Ls+.05,.5,.95,bev=.02); k.box('white',-.4,-.5,H-.3,Ls+.4,.5,H+.5,bev=.03)
    four(L,W,s); k.box('white',.4,.4,H-.2,L-.4,W-.4,H+.25,bev=.02)
    for r in (6.5,17): [inst('cooler',8+i*11,r,H+.2,1,0) for i in range(4)]
    k.box('white',6,10.6,H,L-6,13,H+1.2,bev=.03); k.box('dark',8,-.62,0.2,12,-.4,4.2,bev=.02); k.box('dark',16,-.62,.2,20,-.4,4.2,bev=.02)
    for i in range(3): inst('gen',L+4,2+i*0+i*11-2,0,.8,0)
    # red covered way from the forest car park to the door
    ac='accent'; C=[(35,-5.4),(35,-21),(17,-33)]
    for (ax,ay),(bx,by) in zip(C,C[1:]):
        d=Vector((bx-ax,by-ay)); LL=d.length
        with k.at(ax,ay,0,math.atan2(d.y,d.x)):
            k.box(ac,-1.2,-1.5,3.2,LL+1.2,1.5,3.5,bev=.02); k.box(ac,-1.2,-1.3,-.05,LL+1.2,1.3,.14,bev=.02)
            for i in range(int(LL/2.2)+1):
                for sd in (-1.2,1.2): k.box(ac,i*2.2-.09,sd-.09,0,i*2.2+.09,sd+.09,3.3,bev=.01)
            k.box(ac,0,1.1,.1,LL,1.2,1.1,bev=.01)
    k.box(ac,33,-5.6,0,37,.3,4.3,bev=.03); k.box('dark',34,-5.7,.1,36,-5.5,3,bev=.02)
ok=lambda x,y: not(-9<x<64 and -13<y<30) and not(8<x<42 and -42<y<-8) and not(20<x<48 and y<-28)
wood(-110,-95,120,150,520,z=Z,s=1.35,gap=4.3,ok=ok)
people(14,4,-12,50,-6); figures([(34.6,-12,.1),(35.2,-16,.1),(26,-27,.1),(16,-34.5,0),(15,-33,0)])
for q in range(5): inst('car',21+q*3.,-38+R.uniform(-.2,.2),-.1,1,pi/2)
for q in range(3): inst('car',24+q*3.,-47,-.1,1,pi/2)
finish('dc-forest-edge',(66,-92,50),(24,2,1),52,focus=(30,-8,4),blur=.020,az=168,el=30,sky=.46)
