import type { SVGAttributes } from 'react'

/** A point on a drawing in per cent. Shapes inside are in pixels, whatever the size of the drawing. */
export function At(props: SVGAttributes<SVGSVGElement> & { 'data-room'?: string | undefined }) {
  return <svg {...props} aria-hidden="true" />
}
