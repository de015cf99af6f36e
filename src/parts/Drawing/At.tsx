import type { SVGAttributes } from 'react'

/** A place on a drawing, in per cent; what is drawn there counts in pixels, at every size of the drawing. */
export function At(props: SVGAttributes<SVGSVGElement> & { 'data-room'?: string | undefined }) {
  return <svg {...props} aria-hidden="true" />
}
