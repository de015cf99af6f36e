import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *
k=begin()
# sample tray from straight above: stone, wood, plaster, mesh; one red tile off centre
for i in range(10): k.box('wood',-70,-55+i*11,-4,80,-55+i*11+10.9,-1.2,bev=.08)
k.box('paper',-33,-25,-1.2,33,25,-.3,bev=.1)
for a in ((-33,-25,33,-24),(-33,24,33,25),(-33,-24,-32,24),(32,-24,33,24)): k.box('ply',a[0],a[1],-1.2,a[2],a[3],1.6,bev=.05)
mat_wood('oak2',(.50,.38,.25),(.40,.29,.18),axis=0,scale=.7); mat_wood('ash',(.80,.72,.58),(.74,.64,.49),axis=1,scale=.6); mat_matte('stone',(.50,.49,.47),var=.1,bump=.5,bscale=1.2,mottle=.5); mat_matte('terr',(.72,.70,.66),var=.05,mottle=.2); mat_matte('warm',(.70,.61,.50),var=.06,bump=.3,bscale=4,mottle=.2)
cells=[(-31,-23,14,14),(-31,-8,14,9),(-31,2,14,21),(-16,-23,9,22),(-16,0,20,11),(-16,12,9,11),(-6,-23,13,10),(-6,-12,13,11),(5,0,13,16) ,(-6,12,10,11),(8,-23,10,22),(5,17,13,6),(19,-23,12,11),(19,-11,12,13),(19,3,12,20)]
kinds=['brick','stone','plank','terr','ribs','mesh','slab','red','oak','pebble','warm','tiles','wave','ash','grid']
for (x,y,w,d),kd in zip(cells,kinds):
    with k.at(x+R.uniform(-.1,.1),y+R.uniform(-.1,.1),-.3,R.gauss(0,.006)):
        w-=.5; d-=.5
        if kd=='brick':
            for j in range(8):
                for i in range(-1,5): a=max(0,i*3.4+(j%2)*1.7); b=min(w,i*3.4+(j%2)*1.7+3.2); (b-a>.4) and k.box('white',a,j*1.7,0,b,j*1.7+1.5,1.5+R.random()*.1,bev=.08)
        elif kd=='stone': k.box('stone',0,0,0,w,d,1.6,bev=.06)
        elif kd=='plank':
            for i in range(6): k.box('woody',i*2.27,0,0,i*2.27+2.2,d,1.3+R.random()*.1,bev=.06)
        elif kd=='terr':
            k.box('terr',0,0,0,w,d,1.4,bev=.06)
            for _ in range(150): k.box(R.choice(('white','grey','stone','warm')),*(lambda a,b:(a,b,1.3,a+R.uniform(.2,.6),b+R.uniform(.15,.5),1.415))(R.uniform(.3,w-1),R.uniform(.3,d-1)),rz=R.uniform(0,3),bev=.003)
        elif kd=='ribs': k.box('white',0,0,0,w,d,.8,bev=.05); [k.box('white',i*.8+.1,0,.7,i*.8+.5,d,1.9,bev=.06) for i in range(24)]
        elif kd=='mesh': [k.box('grey',i*.6,0,.9,i*.6+.18,d,1.1,bev=.03) for i in range(14)]; [k.box('grey',0,i*.6,1.02,w,i*.6+.18,1.22,bev=.03) for i in range(17)]; k.box('paper',0,0,0,w,d,.3,bev=.03)
        elif kd=='slab': k.box('plaster',0,0,0,w,d,2.1,bev=.1); k.box('grey',1.5,1.5,2.09,w-1.5,1.8,2.11,bev=.01)
        elif kd=='red':
            k.box('accent',0,0,0,w,d,1.2,bev=.06)
            for i in range(9): k.box('accent',.35+i*1.35,.4,1.1,.35+i*1.35+1.05,d-.4,2.3,bev=.12)
        elif kd=='oak': [k.box('oak2',0,i*3.9,0,w,i*3.9+3.8,1.6+R.random()*.1,bev=.06) for i in range(4)]
        elif kd=='pebble':
            k.box('paper',0,0,0,w,d,.5,bev=.04); [k.ball(R.choice(('white','plaster','grey')),R.uniform(.6,w-.6),R.uniform(.6,d-.6),.7,R.uniform(.4,.75),12,8,.6) for _ in range(110)]
        elif kd=='warm': k.box('warm',0,0,0,w,d,1.5,bev=.06)
        elif kd=='tiles': [k.box('paper',i*2.1,j*2.7,0,i*2.1+2.,j*2.7+2.6,1.2+R.random()*.12,bev=.06) for i in range(6) for j in range(2)]
        elif kd=='wave':
            V=[];F=[];n=60
            for i in range(n+1): xx=w*i/n; zz=1.2+.45*sin(i*.75); V+=[(xx,0,zz),(xx,d,zz),(xx,d,0),(xx,0,0)]
            for i in range(n): [F.append([i*4+q,(i+1)*4+q,(i+1)*4+(q+1)%4,i*4+(q+1)%4]) for q in range(4)]
            F+=[[3,2,1,0],[n*4,n*4+1,n*4+2,n*4+3]]; k.add('white',V,F,False)
        elif kd=='ash': k.box('ash',0,0,0,w,d,1.7,bev=.06)
        elif kd=='grid': k.box('white',0,0,0,w,d,.4,bev=.04); [k.box('white',i*1.9,0,.3,i*1.9+.3,d,2.2,bev=.03) for i in range(7)]; [k.box('white',0,j*1.9,.3,w,j*1.9+.3,2.21,bev=.03) for j in range(11)]
with k.at(38,-20,-1.2,1.25): k.box('white',0,0,0,44,3.2,.35,bev=.03); [k.box('dark',.5+i,0,.35,.58+i,1.4 if i%10==0 else .8,.37,bev=.002) for i in range(43)]
for i,(x,y,a) in enumerate(((-42,-8,1.4),(-45,-4,1.6))): k.tube('wood' if i else 'white',(x,y,-.7),(x+20*cos(a),y+20*sin(a),-.7),.5,n=8)
k.cyl('white',46,27,-1.2,3.5,4,n=40); k.cyl('dark',46,27,3.4,3.52,3.5,n=40)
for x,y in ((1,-29),(3,-29.6),(-37,12)): inst(f'fig{R.randrange(4)}',x,y,-1.2,1.6)
finish('study-materials',(6,-22,118),(1,-.5,0),54,focus=(0,-6,1),blur=.02,az=150,el=34,sky=.5,back=False)
