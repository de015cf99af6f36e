// Prepares a page of content for its route: plain data for each section, and the data around them.
import { Action } from '../content/action.ts'
import { captionData, drawingMarkup, fileAddress } from '../content/media.ts'
import { isVisible, resolve } from '../content/resolve.ts'
import { CaptionFile, EntryRef, FileRef, InlineDrawing, PictureRef } from '../content/values.ts'
import type { FirstPicture } from '../parts/Picture/first-picture.ts'
import type { Locale } from '../routes.ts'
import { type JsonLd, localBusiness } from '../seo/json-ld.ts'
import { placeholderValues } from '../site/placeholder-values.ts'
import { pictureData } from '../site/shared/localized-media.ts'
import { siteOrigin } from '../site/shared/origin.ts'
import { personData } from '../site/shared/persons.ts'
import { content, site } from '../site/shared/site.ts'
import { isNight } from '../theme/site-theme.ts'
import { resolveAction } from './actions.ts'
import { folderOf } from './define-kind.ts'
import type { Dialogs } from './dialogs.ts'
import { rulesOf } from './kinds.ts'
import type { SectionContent } from './page.ts'
import type { At, PageContext } from './resolved.ts'

/** A section with its data and its position on the page. */
export type PlacedSection = { name: string; props: Record<string, unknown> & { at: At } }

export async function pageData(id: string, locale: Locale) {
  const page = content.pages[id]
  if (!page) throw new Error(`content/pages has no ${id}.yaml`)
  const contactPerson = page.contactPerson && (await personData(page.contactPerson, locale))
  const context: PageContext = { id, locale, night: isNight(page.ground), contactPerson }
  const dialogs: Dialogs = new Map()
  const placeholders = placeholderValues(content, locale)

  const leaf = (value: object) => {
    if (value instanceof PictureRef) return pictureData(value, locale)
    if (value instanceof CaptionFile) return captionData(value)
    if (value instanceof FileRef) return fileAddress(value)
    if (value instanceof InlineDrawing) return drawingMarkup(value, locale)
    if (value instanceof Action) return resolveAction(value, page.contactPerson, locale, dialogs)
    if (value instanceof EntryRef) return value.refersTo === 'person' ? personData(value, locale) : value.id
    return undefined
  }
  const visible = page.sections.filter(
    section =>
      isVisible(section, locale) &&
      rulesOf(section.section).hasContent?.(section as never, site(locale)) !== false,
  )
  const resolved = (await resolve(visible, { locale, placeholders, leaf })) as SectionContent[]
  const sections = place(resolved, context)
  const first = await Promise.all(
    sections.slice(0, 2).map(({ name, props }) => firstOf(name)?.(props as never)),
  )
  const jsonLd = [
    ...(page.role === 'home' ? [localBusiness(site(locale).firm, siteOrigin)] : []),
    ...sections.flatMap(({ name, props }) => structured(name)?.jsonLd(props as never) ?? []),
  ]
  return { sections, first: first.find(Boolean), dialogs, jsonLd }
}

/** The structured data for search engines, from kinds that have a file for it. */
const files = import.meta.glob<{ jsonLd: (props: never) => JsonLd[] }>('./*/json-ld.ts', { eager: true })
const structured = (name: string) => files[`./${folderOf(name)}/json-ld.ts`]

/** The first pictures of kinds for which no field contains it. */
const firstFiles = import.meta.glob<{ first: (props: never) => Promise<FirstPicture | undefined> }>(
  './*/first.ts',
  { eager: true },
)
const firstOf = (name: string) => firstFiles[`./${folderOf(name)}/first.ts`]?.first ?? rulesOf(name).first

/** Numbers the sections in order, and gives them ids from their anchor or their kind. */
function place(sections: SectionContent[], page: PageContext): PlacedSection[] {
  const ids = new Map<string, number>()
  let count = 0
  const placed = sections.map(section => {
    const { section: name, anchor, number, hidden, only, ...own } = section
    const { axis = 'number', ownsRed = false } = rulesOf(name)
    const again = (ids.get(name) ?? 0) + 1
    ids.set(name, again)
    const base = again === 1 ? name : `${name}-${again}`
    const at: At = {
      id: anchor === undefined ? base : `${anchor}-heading`,
      anchor,
      mark: axis === 'number' && number ? ++count : undefined,
      ownsRed: typeof ownsRed === 'function' ? ownsRed(section as never) : ownsRed,
      level: 'heading' in own ? 3 : 2,
      page,
    }
    return { name, props: { ...own, at } }
  })
  // A section without a number belongs to the one above, so red in it keeps that bubble black too.
  let above: At | undefined
  for (const [index, { props }] of placed.entries())
    if (sections[index]?.number) above = props.at
    else if (above && props.at.ownsRed) above.ownsRed = true
  return placed
}
