import { Film } from '../../parts/Film/Film.tsx'
import { Hero, type HeroProps } from './View.tsx'

type Props = HeroProps & { motion: { pause: string; play: string } }

/** A first screen with a silent film. */
export function HeroWithFilm({ film, motion, ...hero }: Props) {
  return <Hero {...hero} film={film && <Film film={film} labels={motion} />} />
}
