import os,sys; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')); from parts import *; from offices import budapest
k=begin()
# Budapest block opened at its court: galleries round the yard, one red gallery floor with its stair
k.box('card',-160,-140,-3,190,230,-.14,bev=.2)
town(-9,-8,2,2,bw=52,bd=50,sx=16,fl=5,skip=((0,0),(0,-1)),dep=12)
W,D=46,44
k.box('paper',-4,-4,-.1,W+4,D+4,.2,bev=.03)
budapest()
people(40,-4,-9,W+4,-2,0); tree_row(-2,-8,W+2,-8,7,'gyp',.95)
for x in (-14,8,22,50): inst('car',x,-13,-.14,1,0)
wood(0,-62,W,-22,26,s=1.2,gap=7)
finish('location-budapest',(-11,-54,96),(23,20,8),54,focus=(22,22,14),blur=.024,az=-28,el=38,sky=.46)
