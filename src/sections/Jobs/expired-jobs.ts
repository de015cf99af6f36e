import { shownFile } from '../../content/content-dir.ts'
import { pathName } from '../../content/problems.ts'
import { formatLongDay } from '../../i18n/dates.ts'
import type { ProgramLanguage } from '../../i18n/program-language.ts'

type Job = { validThrough: { iso: string }; hidden?: boolean | undefined }

const today = (): string => new Date().toLocaleDateString('sv-SE')

/** Lists the jobs whose last day is over, for the output of the check. Returns undefined if there are none. */
export function expiredJobs(
  jobs: readonly Job[],
  language: ProgramLanguage,
  day = today(),
): string | undefined {
  const lines = jobs.flatMap(({ validThrough: { iso }, hidden }, index) => {
    if (hidden || iso >= day) return []
    const place = `${shownFile('jobs.yaml')}  ${pathName([index, 'validThrough'])}`
    const last = formatLongDay(iso, language)
    return language === 'de'
      ? `  ${place}: die Stelle war bis ${last} ausgeschrieben; verlängern oder entfernen Sie sie`
      : `  ${place}: the job was open until ${last}; extend or remove it`
  })
  if (lines.length === 0) return undefined
  const head =
    language === 'de'
      ? 'Abgelaufene Stellen, die noch auf der Website stehen:'
      : 'Expired jobs that are still on the site:'
  return [head, ...lines].join('\n')
}
