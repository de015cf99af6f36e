"""denoise.py: removes the noise that few samples leave in a render. It is a filter, no generator: it only smooths what was rendered.

The network is the one of Open Image Denoise (Intel, Apache 2.0), a U-Net. Its weights are the file rt_hdr_alb_nrm.tza of the npm package
`denoiser` (README.md says how to get it); torch computes it on the processor. The formulas below (transfer curve, exposure, layers) are the library's."""
import functools
import math
import os
import struct

import numpy as np
import torch
from torch.nn import functional

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = os.environ.get('WEIGHTS') or os.path.join(HERE, 'weights/rt_hdr_alb_nrm.tza')
TILE, OVERLAP = 768, 96                             # pixels; with this overlap no seams show
LARGEST = 65504.                                    # brightest value of a half float
LUMINANCE = np.array([.212671, .715160, .072169], np.float32)
KEY, BIN = .18, 16                                  # mid grey that the exposure aims at, averaged over bins of 16 pixels
TZA_SIGN = 0x41D7                                  # first two bytes of a .tza file


@functools.cache
def read_weights(path):
    """Reads all tensors of a .tza file: a header, then a table of name, shape, layout, type and offset."""
    with open(path, 'rb') as file:
        data = file.read()
    sign, _, _, at = struct.unpack_from('<HBBQ', data)
    if sign != TZA_SIGN:
        raise SystemExit(f'{path} holds no weights of Open Image Denoise')
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank                   # one letter of layout for each dimension
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        values = np.frombuffer(data, np.float16 if kind == b'h' else np.float32, math.prod(shape), offset)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


# The transfer curve spreads brightness as the eye does, so that noise in the dark counts as much as noise in the light: linear, power, logarithm.
SLOPE, SCALE, POWER, SHIFT = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03
LOG_SCALE, LOG_BASE, LOG_SHIFT = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
LINEAR_END, POWER_END = 1.57945760e-06, 3.22087631e-02
CURVE_LINEAR_END, CURVE_POWER_END = 2.23151711e-03, 3.70974749e-01


def to_curve(light):
    power = SCALE * light.clamp_min(1e-12) ** POWER + SHIFT
    return torch.where(light <= LINEAR_END, SLOPE * light, torch.where(light <= POWER_END, power, LOG_SCALE * torch.log(light + LOG_BASE) + LOG_SHIFT))


def from_curve(value):
    power = ((value - SHIFT) / SCALE).clamp_min(0) ** (1 / POWER)
    light = torch.exp((value - LOG_SHIFT) / LOG_SCALE) - LOG_BASE
    return torch.where(value <= CURVE_LINEAR_END, value / SLOPE, torch.where(value <= CURVE_POWER_END, power, light))


CURVE_END = float(to_curve(torch.tensor(LARGEST)))


def network(weights, features):
    """Runs the U-Net: four halvings, four doublings, each joined with the level it came from."""
    def layer(name, x):
        return functional.conv2d(x, weights[name + '.weight'], weights[name + '.bias'], padding=1)

    def layers(names, x):
        for name in names:
            x = functional.relu(layer(name, x))
        return x

    levels = [features]
    x = layers(['enc_conv0'], features)
    for name in ('enc_conv1', 'enc_conv2', 'enc_conv3', 'enc_conv4'):
        x = functional.max_pool2d(layers([name], x), 2)
        levels.append(x)
    x = layers(['enc_conv5a', 'enc_conv5b'], levels.pop())
    for number in (4, 3, 2, 1):
        x = torch.cat([functional.interpolate(x, scale_factor=2, mode='nearest'), levels.pop()], 1)
        x = layers([f'dec_conv{number}a', f'dec_conv{number}b'], x)
    return layer('dec_conv0', x)


def exposure(colour):
    """Measures the factor that brings the picture to mid grey, the brightness that the network was trained at."""
    height, width = (size // BIN for size in colour.shape[:2])
    light = (colour @ LUMINANCE)[:height * BIN, :width * BIN].reshape(height, BIN, width, BIN).mean((1, 3))
    light = light[light > 1e-8]
    return KEY / float(np.exp2(np.log2(light).mean())) if light.size else 1.


@torch.no_grad()
def denoise(colour, albedo, normal):
    """Returns the colour without its noise. All three are linear, float32, height × width × 3."""
    weights, gain = read_weights(WEIGHTS), exposure(colour)

    def tensor(picture):
        return torch.from_numpy(np.ascontiguousarray(picture.transpose(2, 0, 1), np.float32))[None]

    light = to_curve(tensor(colour * gain).clamp(0, LARGEST)) / CURVE_END
    features = torch.cat([light, tensor(np.clip(albedo, 0, 1)), tensor(np.clip(normal, -1, 1) * .5 + .5)], 1)
    height, width = colour.shape[:2]
    features = functional.pad(features, (0, -width % 16, 0, -height % 16), mode='reflect')      # a repeated last row would be taken for a drawn line
    full_height, full_width = features.shape[2:]
    out = torch.empty(1, 3, full_height, full_width)
    for top in range(0, full_height, TILE):
        for left in range(0, full_width, TILE):
            bottom, right = min(full_height, top + TILE), min(full_width, left + TILE)
            y, x = max(0, top - OVERLAP), max(0, left - OVERLAP)
            tile = network(weights, features[:, :, y:min(full_height, bottom + OVERLAP), x:min(full_width, right + OVERLAP)])
            out[:, :, top:bottom, left:right] = tile[:, :, top - y:bottom - y, left - x:right - x]
    clean = from_curve((out * CURVE_END).clamp_min(0)) / gain
    return clean[0, :, :height, :width].numpy().transpose(1, 2, 0)
