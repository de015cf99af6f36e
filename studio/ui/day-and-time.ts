// Days and times as people say them: heute 09:12, gestern, 17.11.
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'

const tags = { de: 'de-DE', en: 'en-GB' }

/** Formats every date of the Studio. Plain "en" would write days as in the United States. */
export const dateFormat = (language: ProgramLanguage, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[language], options)

const words = {
  de: { today: 'heute', yesterday: 'gestern', tomorrow: 'morgen' },
  en: { today: 'today', yesterday: 'yesterday', tomorrow: 'tomorrow' },
}

const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

export const clock = (time: string | Date, language: ProgramLanguage): string =>
  dateFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(time))

export function day(time: string, language: ProgramLanguage, now = new Date()): string {
  const date = new Date(time)
  const ago = Math.round((dayOf(now) - dayOf(date)) / 86_400_000)
  if (ago === 0) return words[language].today
  if (ago === 1) return words[language].yesterday
  if (ago === -1) return words[language].tomorrow
  const isThisYear = date.getFullYear() === now.getFullYear()
  return dateFormat(language, {
    day: 'numeric',
    month: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date)
}

export const moment = (time: string, language: ProgramLanguage): string =>
  `${day(time, language)} ${clock(time, language)}`

export const longDay = (time: string, language: ProgramLanguage): string =>
  dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(time))

export const initials = (name: string): string =>
  name
    .split(/[\s.@_-]+/)
    .slice(0, 2)
    .map(part => part.charAt(0).toUpperCase())
    .join('')
