// Lists the texts of the content that use other words for a term than glossary.yaml.
import { parse } from 'yaml'
import type { ProgramLanguage } from '../i18n/program-language.ts'
import { firstLocale, locales } from '../routes.ts'
import type { Path } from './changes.ts'
import { shownDir } from './content-dir.ts'
import { hintOf, termsIn, wordingsOf } from './glossary.ts'
import type { Sentence } from './problems.ts'
import { openFolder } from './regular-files.ts'

export const glossaryFile = 'glossary.yaml'
export type GlossaryHint = { file: string; path: Path; says: Sentence }

/** Requires that the content has been read, so that its languages are known and its files are valid YAML. */
export function glossaryHints(root: string): GlossaryHint[] {
  const { files, read } = openFolder(root)
  if (!files.has(glossaryFile)) return []
  const terms = termsIn(parsed(read(glossaryFile)))
  return [...files]
    .filter(file => file.endsWith('.yaml') && file !== glossaryFile)
    .sort()
    .flatMap(file => {
      const hints: GlossaryHint[] = []
      const walk = (value: unknown, path: Path) => {
        if (typeof value !== 'object' || value === null) return
        for (const wording of wordingsOf(value as Record<string, unknown>, terms, firstLocale()))
          if (locales.includes(wording.locale))
            hints.push({ file, path: [...path, wording.locale], says: hintOf(wording) })
        const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
        for (const [key, item] of entries) walk(item, [...path, key])
      }
      walk(parsed(read(file)), [])
      return hints
    })
}

function parsed(bytes: Buffer): unknown {
  try {
    return parse(bytes.toString())
  } catch {
    // The check and the Studio report a file that is not YAML.
    return undefined
  }
}

const maxListed = 10

/** Describes the hints for the output of the check. Returns undefined if there are none. */
export function describeHints(root: string, language: ProgramLanguage): string | undefined {
  const hints = glossaryHints(root)
  if (hints.length === 0) return undefined
  const lines = hints
    .slice(0, maxListed)
    .map(({ file, path, says }) => `  ${shownDir()}/${file}  ${path.join(' › ')}: ${says[language]}`)
  const more = hints.length - lines.length
  const [head, rest] =
    language === 'de'
      ? [`Hinweise zu Begriffen (${hints.length}), keine Fehler:`, `  … und ${more} weitere`]
      : [`Hints on terms (${hints.length}), not errors:`, `  … and ${more} more`]
  return [head, ...lines, ...(more > 0 ? [rest] : [])].join('\n')
}
