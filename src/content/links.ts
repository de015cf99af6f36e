// Checks the targets of links.
import type { Sentence } from './problems.ts'

/** Removes query and hash. */
export const pathIn = (link: string) => link.replace(/[?#].*$/, '')

export const nowhere = (link: string, pages: readonly string[]): Sentence => ({
  de: `führt ins Leere: ${link} ist keine Seite dieser Website; es gibt ${pages.join(', ')}`,
  en: `leads nowhere: ${link} is not a page of this site; the pages are ${pages.join(', ')}`,
})

/** Checks a link in Markdown, which may lead to a page, an anchor on the same page, or an address elsewhere. */
export function wrongLink({ type, href: link }: { type: string; href: string }): Sentence[] {
  if (type === 'image')
    return [
      {
        de: `ein Bild (${link}) kann nicht im Text stehen; entfernen Sie es`,
        en: `a picture (${link}) cannot be part of a text; remove it`,
      },
    ]
  if (/^(\/|(https:\/\/|mailto:|tel:|#).)/.test(link)) return []
  return [
    {
      de: `der Link ${link} beginnt weder mit / (Seite dieser Website) noch mit https://, mailto: oder tel:`,
      en: `the link ${link} begins neither with / (page of this site) nor with https://, mailto: or tel:`,
    },
  ]
}
