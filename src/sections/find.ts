// Sections of one kind on a page, with their types.
import type * as v from 'valibot'
import type { InLanguage } from '../content/resolve.ts'
import type { SectionContent } from './page.ts'

type Kind = { name: string; schema: v.GenericSchema }
type Page = { sections: { section: string }[] } | undefined

/** From a page in one language, as `site(locale)` has it. */
export const sectionsOf = <K extends Kind>({ name }: K, page: Page) =>
  (page?.sections ?? []).filter(({ section }) => section === name) as unknown as InLanguage<
    v.InferOutput<K['schema']>
  >[]

/** From a page as it is read, in every language. */
export const contentOf = <K extends Kind>({ name }: K, page: { sections: SectionContent[] } | undefined) =>
  (page?.sections ?? []).filter(({ section }) => section === name) as unknown as v.InferOutput<K['schema']>[]
