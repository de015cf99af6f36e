// The testimonials, each with the texts of its controls.
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { withMedia } from '../../site/shared/localized-media.ts'
import { site } from '../../site/shared/site.ts'

export type Carousel = Awaited<ReturnType<typeof carousel>>
export type Speaker = Carousel['list'][number]['speakers'][number]

export async function carousel(group: string, locale: Locale) {
  const { interface: ui, testimonials } = site(locale)
  const { voice, and, previous, next } = ui.testimonials
  const ofGroup = testimonials.filter(testimonial => testimonial.group === group)
  const list = (await withMedia(ofGroup, locale)).map((testimonial, index) => {
    const speakers = testimonial.kind === 'double' ? testimonial.persons : [testimonial]
    const name = speakers.map(speaker => speaker.name).join(` ${and} `)
    const n = index + 1
    return {
      name,
      label: fill(voice, { n, name }),
      position: fill(ui.carousel.position, { n, total: ofGroup.length }),
      speakers: speakers.map(speaker => ({ secondColumn: undefined, ...speaker })),
    }
  })
  return { list, labels: { roledescription: ui.carousel.label, previous, next } }
}
