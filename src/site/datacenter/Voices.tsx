import './Voices.css'

/** Two quotes, the second hung lower, so that they read one after the other. */
export function Voices({ quotes }: { quotes: { quote: string; name: string; role: string }[] }) {
  return (
    <div className="voices grid">
      {quotes.map(({ quote, name, role }) => (
        <figure key={name}>
          <blockquote className="quote">
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
