"""red.py: where the red of each picture lies, and the focus (content/media/pictures.yaml) that keeps it whole in the most crops.

  python3 red.py ../content/media/*.jpg      name, red from left to right and from top to bottom in per cent, focus x y

A crop keeps the share k of the picture, placed at p per cent. Red from a to b stays whole in every crop with k >= b - a if p = a / (1 - (b - a))."""
import os
import sys

import cv2
import numpy as np

STEP = 5                                            # per cent: a focus is one of 21 places in each direction


def red_of(path):
    picture = cv2.imread(path).astype(int)
    picture = cv2.resize(picture.astype(np.uint8), (480, round(480 * picture.shape[0] / picture.shape[1])), interpolation=cv2.INTER_AREA).astype(int)
    blue, green, red = picture[..., 0], picture[..., 1], picture[..., 2]
    mask = ((red > 110) & (red - green > 70) & (red - blue > 70)).astype(np.uint8)
    count, label, boxes, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    large = [box for box in boxes[1:] if box[4] > 40]
    if not large:
        return None
    height, width = mask.shape
    return (min(b[0] for b in large) / width, max(b[0] + b[2] for b in large) / width,
            min(b[1] for b in large) / height, max(b[1] + b[3] for b in large) / height)


def focus(first, last):
    rest = 1 - (last - first)
    return 50 if rest <= 0 else round(100 * first / rest / STEP) * STEP


if __name__ == '__main__':
    for path in sys.argv[1:]:
        red = red_of(path)
        if red:
            left, right, top, bottom = red
            print(f'{os.path.basename(path):28} {left:4.0%}-{right:4.0%} {top:4.0%}-{bottom:4.0%}  focus {focus(left, right)} {focus(top, bottom)}')
        else:
            print(f'{os.path.basename(path):28} no red')
