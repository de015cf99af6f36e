import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *; from offices import frankfurt, budapest
k=begin()
for i in range(18): k.box('wood',-140,-70+i*9.6,-3,160,-70+i*9.6+9.5,-.9,bev=.08)
def base(x,y,w,d,rot):
    with k.at(x,y,0,rot): k.box('ply',-w/2,-d/2,-.9,w/2,d/2,0,bev=.05); k.box('card',-w/2+.5,-d/2+.5,0,w/2-.5,d/2-.5,.14,bev=.02); k.box('paper',-w/2+4.2,-d/2+4.2,.1,w/2-4.2,d/2-4.2,.26,bev=.02)
# the same two houses as on the page of the firm; their own red gives way to the staff between them
base(-44,4,58,34,.08)
with k.at(-44,4,.26,.08):
    with k.at(-12,-8): frankfurt('white'); tree_row(-8,-4.4,33,-4.4,7,'gyp',.7); people(18,-9,-5.6,34,-1)
base(42,10,64,62,-.12)
with k.at(42,10,.06,-.12):
    with k.at(-23,-22): budapest('white'); tree_row(-1,-3,47,-3,7,'gyp',.7); people(18,-3,-4,48,-1)
# vermilion measuring staff lying between the two
a=Vector((-46.,-38,-.86)); b=Vector((26.,-32,-.86)); d=b-a; L=d.length; ang=math.atan2(d.y,d.x)
with k.at(a.x,a.y,-.9,ang):
    k.box('accent',0,-1.5,0,L,1.5,.42,bev=.06); k.box('accent',0,-.3,.4,L,.3,.62,bev=.05)
    for i in range(int(L/1)+1):
        l=1.1 if i%10==0 else .75 if i%5==0 else .42; k.box('paper',i*1.-.05+.5,-1.5,.415,i*1.+.05+.5,-1.5+l,.428,bev=.001)
finish('contact-two-houses',(-14,-176,74),(5,-2,9),43,focus=(-16,-10,10),blur=.017,az=-158,el=27,z=-14,sky=.5)
