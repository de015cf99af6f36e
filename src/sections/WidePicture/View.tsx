import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import type { SectionProps } from '../resolved.ts'
import type { widePicture } from './schema.ts'

export function WidePicture({ picture }: SectionProps<typeof widePicture>) {
  return <WideFigure picture={picture} />
}
