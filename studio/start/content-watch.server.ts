// Lists content that needs attention: outdated English, expired jobs, pictures without a credit,
// and problems that the check finds.

import { pathName } from '../../src/content/problems.ts'
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
    return [
      {
        area: 'content',
        wrong: false,
        mark: { de: 'Englisch älter', en: 'English outdated' },
        says: {
          de: `${name.de}: ${paths.length === 1 ? 'Ein Text ist' : `${paths.length} Texte sind`} auf Deutsch neuer.`,
          en: `${name.en}: ${paths.length === 1 ? 'one German text' : `${paths.length} German texts`} changed after the English.`,
        },
        href: `${screenOf(file)}#${[...first, 'en'].join('/')}`,
        action: { de: 'Ansehen', en: 'Show' },
      },
    ]
  })
}

export const contentWatch: Watch = { access: 'edit', notices }
