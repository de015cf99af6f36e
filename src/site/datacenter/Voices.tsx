import { classes } from '../../styles/classes.ts'
import css from './Voices.module.css'

/** Two quotes, the second hung lower, so that they read one after the other. */
export function Voices({ quotes }: { quotes: { quote: string; name: string; role: string }[] }) {
  return (
    <div className={classes('beside early', css.voices)}>
      {quotes.map(({ quote, name, role }) => (
        <figure key={name}>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption className="note">
            {name}, {role}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
