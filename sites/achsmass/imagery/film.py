#!/usr/bin/python3
"""film.py NAME MEDIA_FOLDER [OUT_FOLDER] : calm film from finished stills. Each shot is a slow move over one large picture (sub-pixel), shots dissolve with a short
rack of focus. `loop=(a,b)`: the state at b equals the state at a, with a key frame on both. `move`: from the loop on, the frames that vid.py
made of a real camera move are shown (in $RAW/MOVE), to and fro. `held`: what lies before the loop is its first picture, held. Writes NAME.mp4 (H.264),
NAME.av1.mp4 and NAME-poster.jpg; with `large` as a further argument NAME-large.mp4 and NAME-large.av1.mp4, 1920 x 1080, for screens wider than a phone's."""
import sys,os,glob,subprocess,tempfile,cv2,numpy as np
FPS=24; XF=1.5
# shot: picture, (cx,cy,w) at start, (cx,cy,w) at end; centre and width as fractions of the picture
F={}
F['dc-hero']=dict(size=(1280,720),large_crf=27,length=30.,loop=(10.,25.),move='dc-hero',pre=[('dc-courtyard',(.46,.50,.94),(.52,.50,.86),5.),('dc-brick',(.54,.50,.94),(.48,.50,.86),5.)],shots=[])
F['bim-hero']=dict(size=(1280,720),crf=31,large_crf=33,large_av1=40,boost=1.5,length=185.,loop=(143.,181.),move='bim-hero',held=True,shots=[])
F['company']=dict(size=(1280,720),crf=25,length=24.,loop=(0,24.),shots=[('office-timber',(.50,.56,.80),(.56,.50,.92),8.),('rail-depot',(.46,.50,.94),(.54,.48,.80),8.),('lab-campus',(.44,.48,.80),(.50,.50,.94),8.)])
F['careers']=dict(size=(1280,720),crf=25,length=21.,loop=(0,21.),shots=[('karriere-workbench',(.46,.495,.90),(.51,.5,.98),7.),('company-model-table',(.52,.47,.64),(.50,.46,.78),7.),('atrium-stair',(.515,.5,.97),(.45,.475,.88),7.)])
F['bim-team']=dict(size=(1280,720),crf=25,length=24.,loop=(0,24.),shots=[('section-model',(.50,.52,.985),(.48,.525,.94),8.),('digital-wire',(.54,.47,.92),(.57,.45,.85),8.),('office-grid',(.36,.56,.66),(.46,.52,.82),8.)])
F['dc-event']=dict(size=(1280,720),crf=25,length=24.,loop=(0,24.),shots=[('city-data-centre',(.46,.53,.84),(.50,.50,.97),8.),('dc-hall-long',(.57,.49,.84),(.53,.50,.93),8.),('dc-forest-edge',(.5,.5,.94),(.54,.5,.82),8.)])
def timeline(f):
    """list of (start, picture, A, B, duration); a shot is seen from start to start+duration+XF"""
    T=[]; a,b=f['loop']; t=0.
    for s in f.get('pre',[]): T.append((t-XF,*s)); t+=s[3]
    base=a
    if T:   # last shot before the loop ends where the first loop shot has fully faded in
        sc=a/t; T=[((x[0]+XF)*sc-XF,x[1],x[2],x[3],x[4]*sc) for x in T]
    elif 'held' not in f:
        while base>0: base-=(b-a)
    t=base
    if 'move' in f: T.append((t-XF,'',0,0,f['length']))
    t=t if f['shots'] else f['length']+XF
    while t<f['length']+XF:
        for s in f['shots']: T.append((t-XF,*s)); t+=s[3]
    return T
def hold(file,seconds):
    """the film begins later: until then its first picture, which costs the bytes of one picture"""
    with tempfile.TemporaryDirectory() as d:
        run=lambda *a: subprocess.run(['ffmpeg','-v','error','-y',*a],check=True)
        run('-i',file,'-c','copy',f'{d}/film.mp4'); run('-i',file,'-frames:v','1','-c','copy',f'{d}/first.mp4')
        open(f'{d}/list','w').write(f'ffconcat version 1.0\nfile first.mp4\nduration {seconds}\nfile film.mp4\n'); run('-f','concat','-i',f'{d}/list','-c','copy','-movflags','+faststart',file)
def main(name,media,out):
    f=F[name]; large='large' in sys.argv; W,H=(1920,1080) if large else f['size']; N=round(f['length']*FPS); T=timeline(f); cache={}
    def pic(n,s):
        """picture, low-passed once per shot to suit its scale (no popping while zooming)"""
        if (n,s) not in cache:
            if len(cache)>3: cache.pop(next(iter(cache)))
            im=cv2.imread(f'{media}/{n}.jpg'); cache[n,s]=cv2.GaussianBlur(im,(0,0),s) if s>.5 else im
        return cache[n,s]
    size={s[1]:cv2.imread(f'{media}/{s[1]}.jpg').shape[:2] for s in T if s[1]}
    move=sorted(glob.glob(f"{os.environ.get('RAW','raw')}/{f['move']}/*.png")) if 'move' in f else []
    def view(s,t):
        if not s[1]: return cv2.resize(cv2.imread((move+move[::-1])[round((t-f['loop'][0])*FPS)%(2*len(move))]),(W,H),interpolation=cv2.INTER_AREA)
        h,w=size[s[1]]; im=pic(s[1],round(.27*(s[2][2]+s[3][2])*w/W,2)); u=(t-s[0])/(s[4]+XF); cx,cy,ww=[p+(q-p)*u for p,q in zip(s[2],s[3])]
        vw=ww*w; vh=vw*H/W
        if vh>h: vw*=h/vh; vh=h
        x=min(max(cx*w-vw/2,0),w-vw); y=min(max(cy*h-vh/2,0),h-vh); k=vw/W
        return cv2.warpAffine(im,np.array([[k,0,x+k/2-.5],[0,k,y+k/2-.5]]),(W,H),flags=cv2.INTER_CUBIC|cv2.WARP_INVERSE_MAP,borderMode=cv2.BORDER_REPLICATE)
    def frame(t):
        """the pictures' own grain dithers; no noise is added"""
        L=[s for s in T if s[0]<=t<s[0]+s[4]+XF-1e-9]; img=None
        for s in L:
            v=view(s,t); a=min(1.,(t-s[0])/XF); a=a*a*(3-2*a); e=min(1.,max(0.,(t-(s[0]+s[4]))/XF)); e=e*e*(3-2*e)
            if img is None and len(L)==1: a=1.
            r=4.5*W/1280*max(1-a,e)
            if r>.3: v=cv2.GaussianBlur(v,(0,0),r)
            img=v if img is None else cv2.addWeighted(img,1-a,v,a,0)
        return img
    a,b=f['loop']; poster=round(a*FPS); first=poster if 'held' in f else 0; file=f'{out}/{name}'+('-large' if large else ''); gop=max([g for g in range(200,301) if a and round(a*FPS)%g==0] or [240])   # AV1: a key frame on the loop's start
    keys=','.join(str(x-first/FPS) for x in sorted({*np.arange(0.,a+1e-9,10.).tolist(),a,b}) if first/FPS<=x<f['length'])   # none inside the loop: each shows as a small jump
    inp=['ffmpeg','-v','error','-y','-f','rawvideo','-pix_fmt','bgr24','-s',f'{W}x{H}','-r',str(FPS),'-i','-']
    col=['-vf','scale=out_color_matrix=bt709:out_range=tv','-pix_fmt','yuv420p','-colorspace','bt709','-color_primaries','bt709','-color_trc','bt709','-an','-movflags','+faststart','-force_key_frames',keys]
    ps=[subprocess.Popen(inp+['-c:v','libx264','-preset',os.environ.get('PRESET','slow'),'-crf',str(f.get('large_crf' if large else 'crf',f.get('crf',24))),'-profile:v','high','-x264-params','aq-mode=3:aq-strength=1.0:keyint=1200:min-keyint=24:scenecut=0'+(f":zones={poster-first},{N-1-first},b={f['boost']}" if 'boost' in f else '')]+col+[f'{file}.mp4'],stdin=subprocess.PIPE)]
    if 'noav1' not in sys.argv: ps.append(subprocess.Popen(inp+['-c:v','libsvtav1','-preset',os.environ.get('AV1','9'),'-crf',str(f.get('large_av1',32) if large else f.get('av1',42)),'-g',str(gop)]+col+[f'{file}.av1.mp4'],stdin=subprocess.PIPE))
    for i in range(first,N):
        x=frame(i/FPS)
        if i==poster and not large: cv2.imwrite(f'{out}/{name}-poster.jpg',x,[cv2.IMWRITE_JPEG_QUALITY,86,cv2.IMWRITE_JPEG_PROGRESSIVE,1])
        for p in ps: p.stdin.write(x.tobytes())
        if 'check' in sys.argv and i%120==0: cv2.imwrite(f'/tmp/render/chk_{name}_{i:05d}.png',cv2.resize(x,(480,270)))
    for p in ps: p.stdin.close(); p.wait()
    for e in ('.mp4','.av1.mp4'):
        if first and os.path.exists(file+e): hold(file+e,a)
    d=np.abs(frame(a).astype(int)-frame(b-1e-7 if b>=f['length'] else b)).mean(); print(f'{name}: loop difference {d:.3f} of 255')
    for e in ('.mp4','.av1.mp4','-poster.jpg'):
        if os.path.exists(file+e): print(os.path.basename(file)+e,os.path.getsize(file+e)//1000,'kB')
if __name__=='__main__': words=[w for w in sys.argv[1:] if w not in ('large','noav1','check')]; main(words[0],words[1],words[-1])
