// Lists the texts that a new firm still needs to write, which are marked ??? in the content.
import type { ProgramLanguage } from '../i18n/program-language.ts'
import { shownDir } from './content-dir.ts'
import { openFolder } from './regular-files.ts'
import { unwritten } from './unwritten.ts'

export type ToWrite = { file: string; line: number; text: string }

export function toWrite(root: string): ToWrite[] {
  const { files, read } = openFolder(root)
  return [...files]
    .filter(file => file.endsWith('.yaml'))
    .sort(byImportance)
    .flatMap(file =>
      read(file)
        .toString()
        .split('\n')
        .flatMap((text, index) =>
          text.includes(unwritten) ? [{ file, line: index + 1, text: text.trim() }] : [],
        ),
    )
}

/** Sorts firm.yaml first, then the other files, then folders. */
function byImportance(a: string, b: string): number {
  const rank = (file: string) => (file === 'firm.yaml' ? 0 : file.includes('/') ? 2 : 1)
  return rank(a) - rank(b) || a.localeCompare(b)
}

const shown = 10

/** Describes the next texts to write for the output of the check. Returns undefined if none are left. */
export function nextToWrite(root: string, language: ProgramLanguage): string | undefined {
  const places = toWrite(root)
  if (places.length === 0) return undefined
  const lines = places
    .slice(0, shown)
    .map(({ file, line, text }) => `  ${shownDir()}/${file}:${line}  ${text}`)
  const more = places.length - lines.length
  const [head, rest] =
    language === 'de'
      ? [`Noch zu schreiben (${places.length}), als Nächstes:`, `  … und ${more} weitere`]
      : [`Still to be written (${places.length}), next:`, `  … and ${more} more`]
  return [head, ...lines, ...(more > 0 ? [rest] : [])].join('\n')
}
