import { Film } from '../../parts/Film/Film.tsx'
import type { Pictured } from '../../projects/pictured.ts'
import { Hero, type HeroProps } from './View.tsx'

type Props = HeroProps & { motion: { pause: string; play: string }; pictured: Pictured | undefined }

/** A first screen with a silent film. */
export function HeroWithFilm({ film, motion, pictured, ...hero }: Props) {
  return <Hero {...hero} film={film && <Film film={film} labels={motion} pictured={pictured} />} />
}
