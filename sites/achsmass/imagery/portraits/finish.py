#!/usr/bin/python3
"""finish.py FOLDER OUT [id …] [png=1]: float passes of render.py → denoised (denoise.py), graded (post.py), JPEG quality 85"""
import os, sys; os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2, numpy as np
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE,os.path.join(HERE,'..')]
import torch; torch.set_num_threads(2)
import denoise, post; from people import PEOPLE
folder,out = sys.argv[1:3]; ids = [a for a in sys.argv[3:] if '=' not in a]; png = 'png=1' in sys.argv
rd = lambda n: cv2.imread(os.path.join(folder,n),cv2.IMREAD_UNCHANGED)[...,2::-1].astype(np.float32)
for p in PEOPLE:
    n = p['id']
    if (ids and n not in ids) or not os.path.exists(f'{folder}/{n}_col_0001.exr'): continue
    c,al,nr = (rd(f'{n}_{k}_0001.exr') for k in ('col','alb','nrm')); x = denoise.denoise(c,al,nr)
    y = post.grade(x,auto=False,ev=p.get('ev',0)+float(os.environ.get('EV','0')),vig=.10,grain=.006); b = (y[...,::-1]*255+.5).astype(np.uint8)
    if png: cv2.imwrite(f'{out}/{n}.png',b)
    else:
        for q in (85,82,78): 
            cv2.imwrite(f'{out}/{n}.jpg',b,[cv2.IMWRITE_JPEG_QUALITY,q,cv2.IMWRITE_JPEG_PROGRESSIVE,1,cv2.IMWRITE_JPEG_OPTIMIZE,1])
            if os.path.getsize(f'{out}/{n}.jpg') <= 40000: break
