import * as v from 'valibot'
import { heading, list, markdown, picture, project, text } from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { pageBase, tagline } from '../shared/page-base.ts'

const figure = v.strictObject({ label: text(), note: text() })

export const homePage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({
    heading: list(heading(), 'The poster, line by line'),
    tagline: tagline(),
    slides: v.pipe(
      list(picture('hero'), 'One to thirteen pictures; with more than one they change by themselves'),
      v.maxLength(13),
    ),
    start: v.pipe(text(), v.description('The button that opens the project inquiry')),
    projects: v.pipe(text(), v.description('The link to the projects')),
    pictured: template(['project'], 'Under a picture that belongs to a project; {project} is its name'),
    choose: v.pipe(text(), v.description('Name of the row of buttons, one for each picture')),
    slide: template(['n', 'total']),
  }),
  figures: v.strictObject({
    heading: heading(),
    years: figure,
    employees: figure,
    locations: v.strictObject({
      label: text(),
      distance: template(
        ['km'],
        'With {km} in it; worked out from the offices; not shown unless there are two',
      ),
    }),
  }),
  intro: v.strictObject({
    heading: list(heading(), 'The three sentences, line by line'),
    picture: picture('wide'),
    lead: text(),
    copy: markdown(),
    link: text(),
  }),
  news: v.strictObject({
    heading: heading(),
    label: text(),
    previous: text(),
    next: text(),
    position: template(['from', 'to', 'total']),
    badges: v.strictObject({ new: text(), anniversary: text() }),
  }),
  certificates: v.strictObject({
    heading: heading(),
    copy: text(),
    quality: text(),
    memberships: text(),
  }),
  services: v.strictObject({ heading: heading(), copy: text() }),
  projects: v.strictObject({
    heading: heading(),
    copy: text(),
    all: template(['total']),
    picks: v.pipe(
      list(v.strictObject({ project: project(), picture: picture('wide') }), 'One to three projects'),
      v.maxLength(3),
    ),
  }),
  inquiry: v.strictObject({ title: text(), promise: text() }),
})
