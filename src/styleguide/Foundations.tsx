import { classes } from '../styles/classes.ts'
import type { wordsIn } from './example-words.ts'
import { State } from './State.tsx'
import css from './Styleguide.module.css'

const colours = [
  'paper',
  'sheet',
  'tint',
  'ink',
  'ink-2',
  'ink-3',
  'edge',
  'hair',
  'accent',
  'accent-text',
  'night',
]
const types = ['poster', 'h1', 'h2', 'h3', 'h4', 'lead', 'copy', 'small', 'note']

type Props = {
  /** The names of all parts. */
  parts: string[]
  words: ReturnType<typeof wordsIn>
}

/** Shows an index of the parts, then the colours and type that all of them use. */
export function Foundations({ parts, words }: Props) {
  return (
    <>
      <nav className={classes('wrap', css.index)} aria-label="Parts" lang="en">
        {parts.map(name => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      <State name="colour">
        <ul className={classes('columns note', css.colours)} lang="en">
          {colours.map(colour => (
            <li key={colour} data-colour={colour}>
              {colour}
            </li>
          ))}
        </ul>
      </State>
      <State name="type">
        {types.map(type => (
          <p key={type} className={type}>
            {words.long} 22 m²
          </p>
        ))}
      </State>
    </>
  )
}
