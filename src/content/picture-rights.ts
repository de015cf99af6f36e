// Rejects pictures in places for which their photographer has denied the use, or no longer allows it.
import type { Path } from './changes.ts'
import type { ReferenceProblem } from './model.ts'
import { pictureUses } from './picture-uses.ts'
import type { Sentence } from './problems.ts'
import { publicContent } from './public-content.ts'
import { walk } from './references.ts'
import { PictureRef } from './values.ts'

type Use = keyof typeof pictureUses
type Rights = { [Key in Use]?: boolean | undefined } & { until?: { iso: string } | undefined }
type Described = Record<string, { rights?: Rights | undefined } | undefined>
type Content = { media?: Described; portraits?: Described }

/** Reports uses that are denied or have ended. A use about which nothing is stated passes. */
export function rightsProblems(
  content: Content,
  today = new Date().toISOString().slice(0, 10),
): ReferenceProblem[] {
  const described = { ...content.media, ...content.portraits }
  const problems: ReferenceProblem[] = []
  walk(publicContent(content as object, today), (value, path) => {
    if (!(value instanceof PictureRef)) return
    const rights = described[value.file]?.rights ?? {}
    const says = usesAt(value, path).flatMap(use => problemOf(value.file, rights, use, today) ?? [])[0]
    if (says) problems.push({ path, says })
  })
  return problems
}

/**
 * Returns the uses of a picture at a path. A project's first picture is also printed on its reference sheet, and a page's
 * share picture appears with links to it.
 */
function usesAt({ format }: PictureRef, [file, , entry]: Path): Use[] {
  if (format === 'share') return ['social']
  return file === 'projects' && entry === 'picture' ? ['website', 'print'] : ['website']
}

/** Returns the reason why a use is not allowed, or undefined if nothing is stated about it. */
export function refusalOf(
  rights: Rights | undefined,
  use: Use,
  today = new Date().toISOString().slice(0, 10),
): 'denied' | 'ended' | undefined {
  if (rights?.[use] === false) return 'denied'
  return rights?.until && rights.until.iso < today ? 'ended' : undefined
}

function problemOf(file: string, rights: Rights, use: Use, today: string): Sentence | undefined {
  const { de, en } = pictureUses[use]
  const refusal = refusalOf(rights, use, today)
  if (refusal === 'denied')
    return {
      de: `${file} darf nicht ${de} verwendet werden (media/pictures.yaml › rights); wählen Sie ein anderes Bild`,
      en: `${file} may not be used ${en} (media/pictures.yaml › rights); choose another picture`,
    }
  const until = rights.until?.iso
  if (refusal === 'ended')
    return {
      de: `das Recht an ${file} ist am ${until} abgelaufen (media/pictures.yaml › rights); verlängern Sie es, oder nehmen Sie ein anderes Bild`,
      en: `the right to use ${file} ended on ${until} (media/pictures.yaml › rights); renew it, or choose another picture`,
    }
  return undefined
}
