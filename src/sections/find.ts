// Finds the sections of one kind on a page, with their types.
import type * as v from 'valibot'
import type { InLanguage } from '../content/resolve.ts'
import type { SectionContent } from './page.ts'

type Kind = { name: string; schema: v.GenericSchema }
type Page = { sections: { section: string }[] } | undefined

/** Finds them on a page in one language, as in `site(locale)`. */
export const sectionsOf = <K extends Kind>({ name }: K, page: Page) =>
  (page?.sections ?? []).filter(({ section }) => section === name) as unknown as InLanguage<
    v.InferOutput<K['schema']>
  >[]

/** Finds them on a page of the raw content, with all languages. */
export const contentOf = <K extends Kind>({ name }: K, page: { sections: SectionContent[] } | undefined) =>
  (page?.sections ?? []).filter(({ section }) => section === name) as unknown as v.InferOutput<K['schema']>[]
