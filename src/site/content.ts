// Which file of content/ has which schema.
import type * as v from 'valibot'
import { disciplinesSchema } from '../content/schemas/disciplines.ts'
import { faqSchema } from '../content/schemas/faq.ts'
import { firmSchema } from '../content/schemas/firm.ts'
import { formsSchema } from '../content/schemas/forms.ts'
import { interfaceSchema } from '../content/schemas/interface.ts'
import { jobsSchema } from '../content/schemas/jobs.ts'
import { mailsSchema } from '../content/schemas/mails.ts'
import { mediaSchema } from '../content/schemas/media.ts'
import { navigationSchema } from '../content/schemas/navigation.ts'
import { newsSchema } from '../content/schemas/news.ts'
import { peopleSchema } from '../content/schemas/people.ts'
import { projectSchema } from '../content/schemas/project.ts'
import { redirectsSchema } from '../content/schemas/redirects.ts'
import { testimonialsSchema } from '../content/schemas/testimonials.ts'
import { type PageId, routeIds, utilityRouteIds } from '../routes.ts'
import { pageSchemas } from './page-schemas.ts'

/** A single file, or a folder with one file for each item. */
export type Source = OneFile | Folder
type OneFile = { file: string; schema: v.GenericSchema }
type Folder = {
  folder: string
  schemaOf: (id: string) => v.GenericSchema | undefined
  required?: readonly string[]
}

export const contentFiles = {
  firm: { file: 'firm.yaml', schema: firmSchema },
  interface: { file: 'interface.yaml', schema: interfaceSchema },
  forms: { file: 'forms.yaml', schema: formsSchema },
  mails: { file: 'mails.yaml', schema: mailsSchema },
  navigation: { file: 'navigation.yaml', schema: navigationSchema },
  people: { file: 'people.yaml', schema: peopleSchema },
  news: { file: 'news.yaml', schema: newsSchema },
  faq: { file: 'faq.yaml', schema: faqSchema },
  testimonials: { file: 'testimonials.yaml', schema: testimonialsSchema },
  jobs: { file: 'jobs.yaml', schema: jobsSchema },
  disciplines: { file: 'disciplines.yaml', schema: disciplinesSchema },
  redirects: { file: 'redirects.yaml', schema: redirectsSchema },
  media: { file: 'media/pictures.yaml', schema: mediaSchema },
  portraits: { file: 'media/portraits.yaml', schema: mediaSchema },
  projects: { folder: 'projects', schemaOf: () => projectSchema },
  pages: {
    folder: 'pages',
    schemaOf: (id: string) => (pageSchemas as Record<string, v.GenericSchema>)[id],
    required: [...routeIds, ...utilityRouteIds],
  },
} satisfies Record<string, Source>

type Sources = typeof contentFiles
type FileName = Exclude<keyof Sources, 'projects' | 'pages'>

export type Content = { [K in FileName]: v.InferOutput<Sources[K]['schema']> } & {
  projects: Record<string, v.InferOutput<typeof projectSchema>>
  pages: { [K in PageId]: v.InferOutput<(typeof pageSchemas)[K]> }
}
