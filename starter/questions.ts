// Asks the questions of `achsmass new`. An empty answer accepts the default.
import { basename, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { accentOf, ownTheme, themeNames } from './theme.ts'

export type Answers = {
  name: string
  shortName: string
  city: string
  /** The first language has no prefix in its addresses. */
  languages: string[]
  /** One of the program's themes. */
  theme: string
  /** The accent, such as #2c6a40. */
  colour: string
}

export const starterLanguages = ['de', 'en']

/** Derives the default answers from the folder's name: `our-firm` becomes "Our Firm". */
export function defaultsFor(folder: string): Answers {
  const name = basename(resolve(folder))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(([first = '', ...rest]) => first.toUpperCase() + rest.join(''))
    .join(' ')
  return {
    name: name || 'Our Firm',
    shortName: name || 'Our Firm',
    city: 'Wien',
    languages: starterLanguages,
    theme: ownTheme,
    colour: accentOf(ownTheme),
  }
}

/** Parses a list of languages. Throws a sentence if the starter has no words in one of them. */
export function languagesIn(list: string): string[] {
  const languages = [...new Set(list.split(/[\s,]+/).filter(Boolean))]
  const unknown = languages.find(language => !starterLanguages.includes(language))
  if (languages.length > 0 && unknown === undefined) return languages
  throw new Error(
    `The program has its own texts in ${starterLanguages.join(' and ')}; add another language in content/firm.yaml afterwards.`,
  )
}

/** Returns the theme. Throws a sentence if the program does not have it. */
export function themeIn(name: string): string {
  if (themeNames.includes(name)) return name
  throw new Error(`There is no theme "${name}"; the program includes ${themeNames.join(', ')}.`)
}

/** Parses a colour, written as #2C6A40 or 2c6a40. */
export function colourIn(text: string): string {
  const [, hex] = /^#?([0-9a-f]{6})$/i.exec(text) ?? []
  if (hex) return `#${hex.toLowerCase()}`
  throw new Error(`"${text}" is not a colour such as #2c6a40.`)
}

/** Asks on the terminal. An empty answer accepts the default in brackets. */
export async function ask(proposed: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // The answers may also come from a file, all at once.
  const lines = terminal[Symbol.asyncIterator]()
  const question = async (text: string, proposal: string) => {
    process.stdout.write(`${text} [${proposal}] `)
    const { value = '' } = await lines.next()
    return String(value).trim() || proposal
  }
  try {
    const name = await question('Name of the firm', proposed.name)
    const shortName = await question('Short name, as in the header', name.split(/[\s,]/)[0] ?? name)
    const city = await question('City', proposed.city)
    const languages = languagesIn(
      await question('Languages, the first without prefix', proposed.languages.join(', ')),
    )
    const theme = themeIn(await question(`Look, one of ${themeNames.join(', ')}`, proposed.theme))
    const isChosen = proposed.colour !== accentOf(proposed.theme)
    const colour = isChosen ? proposed.colour : accentOf(theme)
    return {
      name,
      shortName,
      city,
      languages,
      theme,
      colour: colourIn(await question('Colour of buttons and marks', colour)),
    }
  } finally {
    terminal.close()
  }
}
