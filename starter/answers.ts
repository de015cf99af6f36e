// Asks the questions of `achsmass new`. Each has a default, which an empty answer takes.
import { basename, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'

export type Answers = {
  name: string
  shortName: string
  city: string
  /** The first is the one without prefix. */
  languages: string[]
}

export const starterLanguages = ['de', 'en']

/** `our-firm` becomes "Our Firm". */
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
  }
}

/** Throws a sentence for a list that the starter has no words for. */
export function languagesIn(list: string): string[] {
  const languages = [...new Set(list.split(/[\s,]+/).filter(Boolean))]
  const unknown = languages.find(language => !starterLanguages.includes(language))
  if (languages.length > 0 && unknown === undefined) return languages
  throw new Error(
    `The program brings its words in ${starterLanguages.join(' and ')}; add a further language in content/firm.yaml afterwards.`,
  )
}

/** Asks on the terminal; an empty answer takes what stands in brackets. */
export async function ask(proposed: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = async (text: string, proposal: string) =>
    (await terminal.question(`${text} [${proposal}] `)).trim() || proposal
  try {
    const name = await question('Name of the firm', proposed.name)
    return {
      name,
      shortName: await question('Short name, as in the header', name.split(/[\s,]/)[0] ?? name),
      city: await question('City', proposed.city),
      languages: languagesIn(
        await question('Languages, the first without prefix', proposed.languages.join(', ')),
      ),
    }
  } finally {
    terminal.close()
  }
}
