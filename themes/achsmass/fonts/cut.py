#!/usr/bin/python3
"""cut.py FOLDER : the typeface in cuts (docs/decisions/0014). FOLDER holds archivo-latin-standard-normal.woff2 and
archivo-latin-ext-standard-normal.woff2 of the npm package @fontsource-variable/archivo 5.3.0; needs fontTools and brotli.
The first cut has what theme.yaml says of it; the others have the letters below, and wider ranges there."""
import os, re, sys
from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = os.path.dirname(os.path.abspath(__file__))
theme = open(os.path.join(here, '../theme.yaml')).read()
western = r"""#\^`{|}~¡¢¥µ¼½¾¿ÀÂÃÅÆÇÈÊËÌÎÏÐÑÒÔÕØÙÛÝÞâãåæêëìîïðñòôõ÷øùûýþÿıŒœ•‹›™"""
eastern = 'ĂăĄąĆćČčĎďĘęĚěĞğİĹĺĽľŁłŃńŇňŔŕŘřŚśŞşŠšŤťŮůŹźŻżŽžȘșȚțẞ'
hungarian = {'Ő': 'O', 'ő': 'o', 'Ű': 'U', 'ű': 'u'}


def source(name, **axes):
    return instantiateVariableFont(TTFont(os.path.join(sys.argv[1], f'archivo-{name}-standard-normal.woff2')), axes)


def first_cut():
    face = theme[theme.index('archivo-latin.woff2'):]
    found = re.findall(r'U\+([0-9A-F]+)(?:-([0-9A-F]+))?', face[:face.index('fallback')])
    return {code for first, last in found for code in range(int(first, 16), int(last or first, 16) + 1)}


def add_hungarian(font, other):
    """Latin lacks four letters of the Budapest office: outlines from the other file, width and kerning of their bases."""
    names, bases = other.getBestCmap(), font.getBestCmap()
    for letter, base in hungarian.items():
        name, like = names[ord(letter)], bases[ord(base)]
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font['glyf'][name], font['hmtx'][name] = other['glyf'][name], font['hmtx'][like]
        font['gvar'].variations[name] = other['gvar'].variations[name]
        font['HVAR'].table.AdvWidthMap.mapping[name] = font['HVAR'].table.AdvWidthMap.mapping[like]
        for table in font['cmap'].tables:
            table.cmap[ord(letter)] = name
        for lookup in font['GPOS'].table.LookupList.Lookup:
            for pairs in lookup.SubTable if lookup.LookupType == 2 else []:
                # Format 2 kerns classes of letters. Format 1 has single pairs, none of which contain accented letters.
                if pairs.Format != 2: continue
                for classes in (pairs.ClassDef1, pairs.ClassDef2):
                    if like in classes.classDefs: classes.classDefs[name] = classes.classDefs[like]
                if like in pairs.Coverage.glyphs: pairs.Coverage.glyphs.append(name)
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for pairs in lookup.SubTable if lookup.LookupType == 2 else []:
            pairs.Coverage.glyphs.sort(key=font.getGlyphID)


def cut(font, name, codes):
    options = Options(layout_features=['kern', 'ccmp', 'locl', 'tnum', 'pnum', 'rvrn'], hinting=False, name_IDs=[1, 2, 13, 14], flavor='woff2')
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    file = os.path.join(here, f'archivo-{name}.woff2')
    save_font(font, file, options)
    print(name, len(font.getBestCmap()), 'letters', os.path.getsize(file), 'bytes')


weights = {'wdth': 100, 'wght': (400, 600)}
latin, extended = source('latin', **weights), source('latin-ext', **weights)
add_hungarian(latin, extended)
cut(latin, 'latin', first_cut())
cut(source('latin', **weights), 'western', map(ord, western))
cut(extended, 'eastern', map(ord, eastern))
cut(source('latin', wdth=86, wght=500), 'narrow', first_cut())
