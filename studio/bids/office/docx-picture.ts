// Places a picture in a Word document in its true size. A drawing is an SVG with a bitmap behind it for older programs.
import { element, elementOf, type XmlElement } from './xml.ts'

export type SheetPicture = {
  kind: 'jpeg' | 'png'
  bitmap: Buffer
  svg?: string
  /** In millimetres on paper. */
  width: number
  height: number
  alt: string
  caption: string | undefined
}

/** English Metric Units, in which Word measures pictures. */
const emuPerMm = 36_000
const size = (millimetres: number) => Math.round(millimetres * emuPerMm)

const pictureNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/picture'
/** The extension under which Word looks for the SVG of a bitmap. */
const svgExtension = '{96DAC541-7B7A-43D3-8B79-37D633B846F1}'

export function drawn(picture: SheetPicture, name: string, id: number): XmlElement {
  const extent = { cx: size(picture.width), cy: size(picture.height) }
  const described = { id, name, descr: picture.alt }
  const svg =
    picture.svg &&
    elementOf(
      'a:extLst',
      element('a:ext', { uri: svgExtension }, element('asvg:svgBlip', { 'r:embed': `${name}-svg` })),
    )
  return elementOf(
    'w:r',
    elementOf(
      'w:drawing',
      element(
        'wp:inline',
        { distT: 0, distB: 0, distL: 0, distR: 0 },
        element('wp:extent', extent),
        element('wp:docPr', described),
        elementOf('wp:cNvGraphicFramePr', element('a:graphicFrameLocks', { noChangeAspect: 1 })),
        elementOf(
          'a:graphic',
          element(
            'a:graphicData',
            { uri: pictureNamespace },
            elementOf(
              'pic:pic',
              elementOf('pic:nvPicPr', element('pic:cNvPr', described), element('pic:cNvPicPr')),
              elementOf(
                'pic:blipFill',
                element('a:blip', { 'r:embed': `${name}-bitmap` }, svg || undefined),
                elementOf('a:stretch', element('a:fillRect')),
              ),
              elementOf(
                'pic:spPr',
                elementOf('a:xfrm', element('a:off', { x: 0, y: 0 }), element('a:ext', extent)),
                element('a:prstGeom', { prst: 'rect' }, element('a:avLst')),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}
