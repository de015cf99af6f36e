// The theme is for people who publish: a colour changes every page.
import type { Rights } from '../http/rights.ts'
import { Refusal } from '../http/route.ts'

const notYours = {
  de: 'Nur wer veröffentlichen darf, kann das Aussehen ändern.',
  en: 'Only people who can publish may change the theme.',
}

export function refuseTheme(may: Rights, file: string): void {
  if (file.startsWith('../theme/') && !may.publish) throw new Refusal(403, notYours)
}
