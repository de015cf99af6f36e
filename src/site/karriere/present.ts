// What /karriere shows: voices of the team, what the firm offers, open positions and the way to apply without one.

import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { jobPosting } from '../../seo/job-posting.ts'
import { siteOrigin } from '../../seo/origin.ts'
import { openPositions } from '../shared/jobs.ts'
import { withMedia } from '../shared/media.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { site } from '../shared/site.ts'

export type KarrierePage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, anchors, offer, ...content } = await page('karriere', locale)
  const everything = site(locale)
  const { firm, interface: ui, testimonials } = everything
  const { person, subject, ...apply } = content.apply
  const { heading, voice: label, and, previous: previousVoice, next: nextVoice } = content.voices
  const ofTeam = testimonials.filter(({ group }) => group === 'team')
  const voices = (await withMedia(ofTeam, locale)).map((voice, index) => {
    const speakers = voice.kind === 'double' ? voice.persons : [voice]
    const name = speakers.map(speaker => speaker.name).join(` ${and} `)
    const n = index + 1
    return {
      name,
      label: fill(label, { n, name }),
      position: fill(ui.carousel.position, { n, total: ofTeam.length }),
      speakers: speakers.map(speaker => ({ secondColumn: undefined, ...speaker })),
    }
  })
  return {
    view: {
      hero,
      motion: { ...ui.motion, play: ui.film.start },
      anchors,
      voices: {
        list: voices,
        labels: {
          heading,
          roledescription: ui.carousel.label,
          previous: previousVoice,
          next: nextVoice,
        },
      },
      offer,
      jobs: { ...content.jobs, list: openPositions(everything, locale) },
      apply: {
        ...apply,
        person: await personData(person, locale),
        mailto: `mailto:${apply.email}?subject=${encodeURIComponent(subject)}`,
      },
    },
    jsonLd: everything.jobs.map(job => jobPosting(job, firm, siteOrigin)),
  }
}
