// Lists content that needs attention: outdated English, expired jobs, pictures without a credit,
// and problems that the check finds.

import { pathName } from '../../src/content/problems.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { firstLocale, locales } from '../../src/routes.ts'
import { problemsOf } from '../content/check.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { fileName } from '../content/names.ts'
import { allOlder } from '../content/older-english.ts'
import type { Notice, Watch } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { pictures } from '../pictures/library.server.ts'

const screenOf = (file: string) => `edit/${file.replace(/\.yaml$/, '')}`

async function notices(studio: Studio): Promise<Notice[]> {
  return [...wrong(studio), ...expired(studio), ...withoutCredit(studio), ...(await older(studio))]
}

function wrong(studio: Studio): Notice[] {
  return problemsOf(studio).map(({ file, path, says }) => {
    const place = [file.replace(/\.yaml$/, ''), pathName(path)].filter(Boolean).join(' › ')
    return {
      area: 'content',
      wrong: true,
      mark: { de: 'falsch', en: 'wrong' },
      says: { de: `${place}: ${says.de}`, en: `${place}: ${says.en}` },
      href: path.length > 0 ? `${screenOf(file)}#${path.join('/')}` : screenOf(file),
      action: { de: 'Berichtigen', en: 'Correct' },
    }
  })
}

/** A position stays on the page until somebody takes it out; search engines stop showing it by themselves. */
export function expired(studio: Studio, today = new Date().toLocaleDateString('sv-SE')): Notice[] {
  const jobs = readIfReadable(studio, 'jobs.yaml') as
    | { title?: { de?: string; en?: string }; validThrough?: string }[]
    | undefined
  if (!Array.isArray(jobs)) return []
  return jobs.flatMap(({ title, validThrough }, at): Notice[] => {
    if (!validThrough || validThrough >= today) return []
    return [
      {
        area: 'content',
        wrong: false,
        mark: { de: 'abgelaufen', en: 'expired' },
        says: {
          de: `Die Stelle „${title?.de}“ war bis ${validThrough} ausgeschrieben.`,
          en: `The job “${title?.en}” was open until ${validThrough}.`,
        },
        href: `edit/jobs#${at}`,
        action: { de: 'Verlängern oder entfernen', en: 'Extend or remove' },
      },
    ]
  })
}

function withoutCredit(studio: Studio): Notice[] {
  const open = pictures(studio).filter(({ origin, credit }) => origin === 'photo' && !credit)
  if (open.length === 0) return []
  return [
    {
      area: 'content',
      wrong: true,
      mark: { de: 'fehlt', en: 'missing' },
      says: {
        de:
          open.length === 1
            ? 'Eine Fotografie nennt ihren Urheber nicht.'
            : `${open.length} Fotografien nennen ihren Urheber nicht.`,
        en:
          open.length === 1 ? 'One photograph has no credit.' : `${open.length} photographs have no credit.`,
      },
      href: 'pictures',
      action: { de: 'Ansehen', en: 'Show' },
    },
  ]
}

async function older(studio: Studio): Promise<Notice[]> {
  const found = await allOlder(
    studio,
    contentFiles(studio).map(({ file }) => file),
  )
  return [...found].flatMap(([file, paths]): Notice[] => {
    const [first] = paths
    if (!first) return []
    const name = fileName(file, readIfReadable(studio, file))
    const outdated = locales.filter(locale => paths.some(path => path.at(-1) === locale))
    const texts = new Set(paths.map(path => JSON.stringify(path.slice(0, -1)))).size
    const say = (language: ProgramLanguage) => ({
      origin: languageName(firstLocale(), language),
      others: outdated.map(locale => languageName(locale, language)).join(', '),
    })
    const [de, en] = [say('de'), say('en')]
    return [
      {
        area: 'content',
        wrong: false,
        mark: { de: `${de.others} älter`, en: `${en.others} outdated` },
        says: {
          de: `${name.de}: ${texts === 1 ? 'Ein Text ist' : `${texts} Texte sind`} auf ${de.origin} neuer.`,
          en: `${name.en}: ${texts === 1 ? `one ${en.origin} text` : `${texts} ${en.origin} texts`} changed after the ${en.others}.`,
        },
        href: `${screenOf(file)}#${first.join('/')}`,
        action: { de: 'Ansehen', en: 'Show' },
      },
    ]
  })
}

export const contentWatch: Watch = { access: 'edit', notices }
