// The schema of each content file, and the type of the whole content.
import type * as v from 'valibot'
import { chatForm } from '../content/action.ts'
import { group } from '../content/fields.ts'
import type { Source } from '../content/model.ts'
import type { Public } from '../content/public-content.ts'
import { categoriesSchema } from '../content/schemas/categories.ts'
import { declarationsSchema } from '../content/schemas/declarations.ts'
import { disciplinesSchema } from '../content/schemas/disciplines.ts'
import { drawingsSchema } from '../content/schemas/drawings.ts'
import { faqSchema } from '../content/schemas/faq.ts'
import { firmSchema } from '../content/schemas/firm.ts'
import { formSchema } from '../content/schemas/form.ts'
import { formsSchema } from '../content/schemas/form-texts.ts'
import { glossarySchema } from '../content/schemas/glossary.ts'
import { interfaceSchema } from '../content/schemas/interface.ts'
import { jobsSchema } from '../content/schemas/jobs.ts'
import { mailsSchema } from '../content/schemas/mails.ts'
import { mediaSchema } from '../content/schemas/media.ts'
import { navigationSchema } from '../content/schemas/navigation.ts'
import { newsSchema } from '../content/schemas/news.ts'
import { ownFactsSchema } from '../content/schemas/own-facts.ts'
import { peopleSchema } from '../content/schemas/people.ts'
import { projectSchema } from '../content/schemas/project.ts'
import { projectPageSchema } from '../content/schemas/project-page.ts'
import { redirectsSchema } from '../content/schemas/redirects.ts'
import { storedDataSchema } from '../content/schemas/stored-data.ts'
import { testimonialsSchema } from '../content/schemas/testimonials.ts'
import { defaultForm } from '../forms/protocol.ts'
import { projectWords } from '../projects/words.ts'
import { pageOfRole, pageSchema, reservedParts } from '../sections/page.ts'

/** Checks that an id is valid and that nothing else uses its address. */
const isFree = (id: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && ![...reservedParts, 'en'].includes(id)

/** Checks the name of a form. The name `chat` is reserved for the quote form as a chat message. */
const isFormName = (id: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id !== chatForm

export const contentFiles = {
  firm: { file: 'firm.yaml', schema: firmSchema },
  interface: {
    file: 'interface.yaml',
    schema: group({ ...interfaceSchema.entries, ...projectWords }),
  },
  forms: { file: 'forms.yaml', schema: formsSchema },
  mails: { file: 'mails.yaml', schema: mailsSchema },
  navigation: { file: 'navigation.yaml', schema: navigationSchema },
  people: { file: 'people.yaml', schema: peopleSchema },
  news: { file: 'news.yaml', schema: newsSchema },
  faq: { file: 'faq.yaml', schema: faqSchema },
  testimonials: { file: 'testimonials.yaml', schema: testimonialsSchema },
  jobs: { file: 'jobs.yaml', schema: jobsSchema },
  categories: { file: 'categories.yaml', schema: categoriesSchema },
  disciplines: { file: 'disciplines.yaml', schema: disciplinesSchema },
  redirects: { file: 'redirects.yaml', schema: redirectsSchema },
  storedData: { file: 'stored-data.yaml', schema: storedDataSchema },
  media: { file: 'media/pictures.yaml', schema: mediaSchema },
  portraits: { file: 'media/portraits.yaml', schema: mediaSchema },
  glossary: { file: 'glossary.yaml', schema: glossarySchema, missing: [] },
  declarations: { file: 'declarations.yaml', schema: declarationsSchema, missing: [] },
  ownFacts: { file: 'facts.yaml', schema: ownFactsSchema, missing: [] },
  drawings: { file: 'media/drawings/drawings.json', schema: drawingsSchema, missing: {} },
  formDefinitions: {
    folder: 'forms',
    schemaOf: (id: string) => (isFormName(id) ? formSchema : undefined),
    required: [defaultForm],
  },
  projects: { folder: 'projects', schemaOf: () => projectSchema },
  projectPage: { file: 'project-page.yaml', schema: projectPageSchema },
  pages: {
    folder: 'pages',
    schemaOf: (id: string) => (isFree(id) ? pageSchema : undefined),
    required: Object.values(pageOfRole),
  },
} satisfies Record<string, Source>

type Files = typeof contentFiles
type FileName = Exclude<keyof Files, 'formDefinitions' | 'projects' | 'pages'>

export type Content = { [K in FileName]: v.InferOutput<Files[K]['schema']> } & {
  formDefinitions: Record<string, v.InferOutput<typeof formSchema>>
  projects: Record<string, v.InferOutput<typeof projectSchema>>
  pages: Record<string, v.InferOutput<typeof pageSchema>>
}

/** The type of the public content, from which sites are built. */
export type PublicContent = Public<Content>
