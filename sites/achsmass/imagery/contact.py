#!/usr/bin/python3
"""contact.py MEDIA_FOLDER OUT.png : all pictures at 200 px, small palette file"""
import sys,os,cv2,numpy as np
D,out=sys.argv[1:3]; W,H,C,G=196,147,7,4
fs=sorted(f for f in os.listdir(D) if f.endswith('.jpg') and 'poster' not in f); R=-(-len(fs)//C)
S=np.full((R*(H+G)+G,C*(W+G)+G,3),(236,240,242),np.uint8)
for i,f in enumerate(fs):
    a=cv2.imread(f'{D}/{f}'); h,w=a.shape[:2]; s=min(W/w,H/h); b=cv2.resize(a,(round(w*s),round(h*s)),interpolation=cv2.INTER_AREA)
    y=G+i//C*(H+G)+(H-b.shape[0])//2; x=G+i%C*(W+G)+(W-b.shape[1])//2; S[y:y+b.shape[0],x:x+b.shape[1]]=b
t=out+'.tmp.png'; cv2.imwrite(t,S); os.system(f"ffmpeg -v error -y -i {t} -vf 'split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=dither=bayer:bayer_scale=4' {out}"); os.remove(t); print(len(fs),'pictures',S.shape[1],S.shape[0],os.path.getsize(out)//1000,'kB')
