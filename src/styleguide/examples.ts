// The examples in the style guide. They use the content and functions of pages, so nothing is repeated.

import { captionTexts } from '../content/captions.ts'
import { symbols } from '../content/schemas/disciplines.ts'
import { EntryRef } from '../content/values.ts'
import { fill } from '../i18n/fill.ts'
import type { DrawingData } from '../parts/Drawing/Drawing.tsx'
import type { FormSetup } from '../parts/Form/setup.ts'
import { projectCards } from '../projects/cards/cards.ts'
import { orderedProjects } from '../projects/catalogue.ts'
import { present as project } from '../projects/page/present.ts'
import type { Locale } from '../routes.ts'
import { numberOf } from '../sections/Figures/firm-facts.ts'
import { sectionsOf } from '../sections/find.ts'
import { heroSlideshow } from '../sections/HeroSlideshow/schema.ts'
import { parts } from '../sections/LongText/present.ts'
import { newsItems } from '../sections/News/present.ts'
import { navigationServices } from '../sections/ServiceIndex/present.ts'
import { formSetup } from '../site/shared/forms.ts'
import { pictureData } from '../site/shared/localized-media.ts'
import { personData } from '../site/shared/persons.ts'
import { pageLink, site } from '../site/shared/site.ts'
import { serviceWheel } from '../site/shared/wheel.ts'
import { wordsIn } from './example-words.ts'
import toldDe from './film.de.vtt?raw'
import captionsDe from './film.de.vtt?url'
import toldEn from './film.en.vtt?raw'
import captionsEn from './film.en.vtt?url'
import filmFile from './film.mp4'

export type Examples = Awaited<ReturnType<typeof examples>>

export async function examples(locale: Locale) {
  const { interface: ui, forms, firm, pages, projectPage } = site(locale)
  const own = wordsIn(locale)
  const ids = orderedProjects(locale)
    .slice(0, 3)
    .map(([id]) => id)
  const projects = await Promise.all(ids.map(async id => (await project(id, locale)).view))
  const [hero] = sectionsOf(heroSlideshow, pages.home)
  const [picture, ...pictures] = await Promise.all(
    (hero?.pictures ?? []).map(ref => pictureData(ref, locale)),
  )
  if (!picture) throw new Error('content/pages/home.yaml has no slideshow')
  const [someone] = Object.keys(site(locale).people.persons)
  const person = await personData(new EntryRef('person', someone ?? ''), locale)
  return {
    locale,
    words: own,
    ui,
    forms,
    picture,
    pictures: [picture, ...pictures],
    news: await newsItems(locale),
    services: navigationServices(locale),
    numbers: (['years', 'employees', 'offices'] as const).map(fact => numberOf(fact, firm) ?? 0),
    cards: (await projectCards(locale)).slice(0, 3),
    cookies: parts(locale).cookies,
    person: { ...person, portrait: undefined },
    portrayed: { ...person, portrait: picture },
    projects,
    drawings: drawingsOf(projects.flatMap(({ sheets }) => sheets.flatMap(({ figures }) => figures))),
    look: projectPage.view,
    contact: pageLink('contact', locale),
    wheel: wheelOf(locale),
    film: {
      file: filmFile,
      poster: picture,
      start: 0,
      end: 6,
      description: own.film,
      caption: own.film,
      captions: [
        { file: captionsDe, language: 'de', label: 'Deutsch' },
        { file: captionsEn, language: 'en', label: 'English' },
      ],
      transcript: captionTexts(locale === 'de' ? toldDe : toldEn),
    },
    inquiry: formSetup(locale, 'home'),
    quote: formSetup(locale, 'quote'),
    chat: chatOf(formSetup(locale, 'consultation'), forms, firm.phone.href),
  }
}

/** Turns a form into one that becomes a chat message, whether or not this firm has a number for it. */
function chatOf(setup: FormSetup, { whatsapp }: ReturnType<typeof site>['forms'], phone: string): FormSetup {
  const { open, note, ...chat } = whatsapp
  const fields = setup.fields.map(({ label }) => label).join(', ')
  return {
    ...setup,
    texts: { ...setup.texts, send: open },
    whatsApp: { ...chat, note: fill(note, { fields }), number: phone.replace(/\D/g, '') },
  }
}

/** A firm without a page for the wheel has no disciplines. Each symbol then becomes one. */
function wheelOf(locale: Locale): ReturnType<typeof serviceWheel> {
  const wheel = serviceWheel(locale)
  if (wheel.disciplines.length > 0) return wheel
  const disciplines = (Object.keys(symbols) as (keyof typeof symbols)[]).map((id, index) => ({
    id,
    title: wordsIn(locale).disciplines[id],
    description: wordsIn(locale).sentence,
    angle: index * 30,
    inHouse: index % 3 > 0,
  }))
  return { ...wheel, disciplines }
}

type Figure = { name: string; drawing: DrawingData }

/**
 * Returns the drawing with the most annotations: without any, as in its project, and with every kind that a drawing may
 * have.
 */
function drawingsOf(figures: Figure[]): Record<'plain' | 'told' | 'full', DrawingData> | undefined {
  const said = ({ drawing: { levels = [], across = [] } }: Figure) => levels.length + across.length
  const told = figures.toSorted((a, b) => said(b) - said(a))[0]?.drawing
  if (!told) return undefined
  const { href, sheet, alt, zero = 0 } = told
  const { x, top, width } = sheet
  const height = top - zero
  return {
    plain: { href, sheet, alt },
    told,
    full: {
      ...told,
      labels: [
        { x: x + width / 4, y: height / 2, name: '1' },
        { x: x + width / 2, y: height / 2, name: 'Achse' },
      ],
      people: [{ x: x + width / 3, y: -zero }],
      trees: [{ x: x + width * 0.9, y: -zero }],
      upright: [{ from: 0, lengths: [height / 3, height / 3, height / 3].map(metres => Math.round(metres)) }],
      scale: alt,
    },
  }
}
