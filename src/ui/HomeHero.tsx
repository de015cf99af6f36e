import './HomeHero.css'
import type { PictureData } from '../content/media.ts'
import { Letters } from './Letters.tsx'
import { Picture } from './Picture.tsx'

export function HomeHero({ heading, slides }: { heading: string[]; slides: PictureData[] }) {
  const first = slides[0]
  return (
    <section className="hero" aria-labelledby="title">
      <div className="hero-stage">
        <div className="hero-pic">
          {first && <Picture picture={first} sizes="(min-width: 768px) 94vw, 165vw" first />}
        </div>
      </div>
      <Letters />
      <div className="hero-foot">
        <div className="grid">
          <h1 className="poster" id="title">
            {heading.map(line => (
              <span key={line}>{line} </span>
            ))}
          </h1>
        </div>
      </div>
    </section>
  )
}
