"""The data-centre campus from the ground, along its red pipes, on the day of the topping out: another camera on scene b, a tower crane holds the wreath over the roof."""
import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from lib import look, pi, cos, sin, Vector
def crane(k):
    def lattice(p,q,w,n):
        p,q=Vector(p),Vector(q); d=q-p; a=d.orthogonal().normalized()*w/2; b=d.normalized().cross(a); c=[a+b,a-b,-a-b,-a+b]
        for e in c: k.bar('white',p+e,q+e,.2)
        for i in range(n): [k.bar('white',p+d*i/n+c[s],p+d*(i+1)/n+c[(s+1)%4],.1) for s in range(4)]
    x,y,h=58,-20,34; jib=(97,6,h+1.4); k.box('plaster',x-3,y-3,0,x+3,y+3,1.2); lattice((x,y,1.2),(x,y,h),1.8,16)
    u=(Vector(jib)-Vector((x,y,h+1.4))).normalized(); back=Vector((x,y,h+1.4))-u*14; top=Vector((x,y,h+8))
    lattice((x,y,h+1.4),jib,1.3,22); lattice((x,y,h+1.4),back,1.3,7); k.box('white',x-1.1,y-1.1,h-.4,x+1.1,y+1.1,h+2.2); lattice((x,y,h+2),top,1.,4)
    for q in (Vector(jib)-u*6,back): k.bar('white',top,q,.14)
    k.box('grey',back.x-1.6,back.y-1.2,h-2.2,back.x+1.6,back.y+1.2,h+1)
    wx,wy=Vector(jib).x-u.x*9,Vector(jib).y-u.y*9; zw=23.5     # the wreath hangs in four ribbons from the hook
    k.tube('white',(wx,wy,h+.8),(wx,wy,zw+3.2),.07); k.box('white',wx-.3,wy-.3,zw+2.9,wx+.3,wy+.3,zw+3.5)
    for z,r in ((zw,1.9),(zw+1.5,1.2)):
        for i in range(44): a=2*pi*i/44; k.ball('white',wx+r*cos(a),wy+r*sin(a),z+.14*sin(i*2.4),.34,8,6)
    for i in range(4): a=pi/4+i*pi/2; k.bar('white',(wx,wy,zw+3),(wx+1.9*cos(a),wy+1.9*sin(a),zw),.1,.22); k.bar('paper',(wx+1.9*cos(a),wy+1.9*sin(a),zw),(wx+2.3*cos(a),wy+2.3*sin(a),zw-2.4),.08,.3)
look('b','news-topping-out',loc=(146,-22,11),target=(62,-6,15),lens=28,focus=(110,-10,6),blur=.010,backdrop=(9000,3000),add=crane)
