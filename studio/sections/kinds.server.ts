// The kinds of section that editors choose from, with the pages that have them.

import { chooserGroups } from '../../src/sections/define-kind.ts'
import { kinds } from '../../src/sections/kinds.ts'
import { sectionOfRole } from '../../src/sections/page-checks.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { fileName, isPageFile } from '../content/names.ts'
import { type DataOf, dataRoute } from '../http/route.ts'
import type { Page } from '../pages/page-files.server.ts'

export const sectionKinds = dataRoute('GET', 'section-kinds', ({ studio, language }) => {
  const pages = contentFiles(studio).flatMap(({ file: name }) =>
    isPageFile(name) ? [{ name, page: readIfReadable(studio, name) as Page | undefined }] : [],
  )
  return kinds.map(({ name, label, rules }) => ({
    name,
    label: label[language],
    group: chooserGroups[rules.group][language],
    /** Kinds that the program places itself, or that belong to one page. */
    isFixed: rules.group === 'system' || rules.isHero === true || Object.values(sectionOfRole).includes(name),
    axis: rules.axis ?? 'number',
    isHero: rules.isHero === true,
    once: rules.once,
    uses: pages.flatMap(({ name: file, page }) =>
      (page?.sections ?? []).flatMap(({ section }, index) =>
        section === name ? [{ file, index, page: fileName(file, page)[language] }] : [],
      ),
    ),
  }))
})
export type SectionKind = DataOf<typeof sectionKinds>[number]
