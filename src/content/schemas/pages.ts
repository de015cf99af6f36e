// One schema for each page. What every page has is in pageBase; the rest is the page's own.
import * as v from 'valibot'
import type { PageId } from '../../routes.ts'
import { film, heading, list, picture, text } from '../fields.ts'

const pageBase = {
  nav: v.pipe(text(), v.description('Name of the page in navigation and breadcrumbs')),
  seo: v.strictObject({
    title: v.pipe(text(), v.description('Title in search results and the browser tab; under 60 characters')),
    description: v.pipe(text(), v.description('Summary in search results; 70 to 160 characters')),
  }),
}

const hero = { heading: heading(), lead: text() }

const pictureHero = v.strictObject({ ...hero, picture: picture('hero') })
export const filmHero = v.strictObject({ ...hero, film: film() })
const plainHero = v.strictObject(hero)

const plainPage = v.strictObject({ ...pageBase, hero: plainHero })
const picturePage = v.strictObject({ ...pageBase, hero: pictureHero })

export const pageSchemas = {
  home: v.strictObject({
    ...pageBase,
    hero: v.strictObject({
      heading: list(heading(), 'The poster, line by line'),
      slides: list(picture('hero')),
    }),
  }),
  consulting: picturePage,
  architecture: picturePage,
  compliance: picturePage,
  'digital-planning': picturePage,
  bestand: picturePage,
  datacenter: picturePage,
  rail: picturePage,
  office: picturePage,
  retail: picturePage,
  projects: plainPage,
  company: picturePage,
  karriere: picturePage,
  contact: plainPage,
  faq: plainPage,
  impressum: plainPage,
  datenschutz: plainPage,
  'not-found': v.strictObject({ ...pageBase, sentence: text(), home: text(), homeInLanguage: text() }),
  offline: v.strictObject({ ...pageBase, hero: plainHero, retry: text() }),
  thanks: plainPage,
  'form-error': plainPage,
} satisfies Record<PageId, v.GenericSchema>
