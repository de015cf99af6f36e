// Lists content that needs attention: outdated English, expired jobs, pictures without a credit,
// and problems that the check finds.

import * as v from 'valibot'
import type { Path } from '../../src/content/changes.ts'
import { glossaryHints } from '../../src/content/glossary-hints.ts'
import { pathName } from '../../src/content/problems.ts'
import { formatLongDay } from '../../src/i18n/dates.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { firstLocale, locales } from '../../src/routes.ts'
import { problemsOf } from '../content/draft-problems.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { fileName } from '../content/names.ts'
import { allOlder } from '../content/older-translations.ts'
import { titleOf } from '../content/title.ts'
import type { Notice, Watch } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { pictures } from '../pictures/library.server.ts'

const screenOf = (file: string) => `edit/${file.replace(/\.yaml$/, '')}`

async function notices(studio: Studio): Promise<Notice[]> {
  return [
    ...wrong(studio),
    ...expired(studio),
    ...withoutCredit(studio),
    ...(await older(studio)),
    ...terms(studio),
  ]
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
      action: { de: 'Berichtigen', en: 'Fix' },
    }
  })
}

const isoDay = v.pipe(v.string(), v.isoDate())

/** A job stays on the page until an editor removes it; search engines stop showing it after its last day. */
export function expired(studio: Studio, today = new Date().toLocaleDateString('sv-SE')): Notice[] {
  const jobs = readIfReadable(studio, 'jobs.yaml') as
    | { title?: unknown; validThrough?: unknown }[]
    | undefined
  if (!Array.isArray(jobs)) return []
  return jobs.flatMap(({ title, validThrough }, at): Notice[] => {
    if (!v.is(isoDay, validThrough) || validThrough >= today) return []
    return [
      {
        area: 'content',
        wrong: false,
        mark: { de: 'abgelaufen', en: 'expired' },
        says: {
          de: `Die Stelle „${titleOf(title, 'de')}“ war bis ${formatLongDay(validThrough, 'de')} ausgeschrieben.`,
          en: `The job “${titleOf(title, 'en')}” was open until ${formatLongDay(validThrough, 'en')}.`,
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

/** Makes one line for all outdated texts. The screen behind it lists each place. */
async function older(studio: Studio): Promise<Notice[]> {
  const olderByFile = await allOlder(
    studio,
    contentFiles(studio).map(({ file }) => file),
  )
  const behind = [...olderByFile].filter(([, paths]) => paths.length > 0)
  const paths = behind.flatMap(([, own]) => own)
  if (paths.length === 0) return []
  const outdated = locales.filter(locale => paths.some(path => path.at(-1) === locale))
  const names = behind.map(([file]) => fileName(file, readIfReadable(studio, file)))
  const say = (language: ProgramLanguage) => ({
    origin: languageName(firstLocale(), language),
    others: outdated.map(locale => languageName(locale, language)).join(', '),
    where: names.length === 1 ? names[0]?.[language] : undefined,
    hint: names.length > 1 ? namesIn(names.map(name => name[language])) : '',
  })
  const [de, en] = [say('de'), say('en')]
  const count = new Set(behind.flatMap(([file, own]) => own.map(path => keyOf(file, path)))).size
  return [
    {
      area: 'content',
      wrong: false,
      mark: { de: `${de.others} älter`, en: `${en.others} outdated` },
      says: {
        de: `${de.where ?? `${names.length} Seiten und Listen`}: ${count === 1 ? 'Ein Text wurde' : `${count} Texte wurden`} auf ${de.origin} geändert, aber nicht auf ${de.others}.`,
        en: `${en.where ?? `${names.length} pages and lists`}: ${count === 1 ? 'One text was' : `${count} texts were`} changed in ${en.origin} but not in ${en.others}.`,
      },
      ...(names.length > 1 && { hint: { de: de.hint, en: en.hint } }),
      href: 'todo/outdated',
      action: { de: 'Alle zeigen', en: 'Show all' },
    },
  ]
}

/** Hints of the glossary, which are not problems. */
function terms(studio: Studio): Notice[] {
  const { length: count } = glossaryHints(studio.content)
  if (count === 0) return []
  return [
    {
      area: 'content',
      wrong: false,
      mark: { de: 'Begriffe', en: 'glossary' },
      says: {
        de: count === 1 ? 'Ein Text nennt einen Begriff anders.' : `${count} Texte nennen Begriffe anders.`,
        en: count === 1 ? 'One text differs from the glossary.' : `${count} texts differ from the glossary.`,
      },
      href: 'todo/terms',
      action: { de: 'Alle zeigen', en: 'Show all' },
    },
  ]
}

const maxNamed = 6
const namesIn = (names: string[]) =>
  `${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? ' …' : '.'}`

/** The key of a text, which is the same for all its outdated languages. */
const keyOf = (file: string, path: Path) => JSON.stringify([file, path.slice(0, -1)])

export const contentWatch: Watch = { access: 'edit', notices }
