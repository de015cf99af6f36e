import { type Conversion, given, head, type OldPage } from '../page.ts'

const sections = (old: OldPage) => [
  { section: 'hero', ...old.hero },
  {
    section: 'long-text',
    updated: old.updated,
    clauses: old.sections.map(({ id, title, body, bodyWithoutStatistics, part }: OldPage) =>
      given({ id, title, text: body, textWithoutStatistics: bodyWithoutStatistics, part }),
    ),
  },
]

export const impressum: Conversion = old => ({
  interface: { longText: { contents: old.contents, credits: old.credits } },
  page: given({ ...head(old), role: 'imprint', approved: old.approved, sections: sections(old) }),
})

export const datenschutz: Conversion = old => {
  const { rows, ...cookies } = old.cookieTable
  return {
    interface: { longText: { contents: old.contents, cookies, optOut: old.optOut } },
    files: { 'stored-data.yaml': rows },
    page: given({ ...head(old), role: 'privacy', approved: old.approved, sections: sections(old) }),
  }
}

/** Converts the accessibility page, the only one that had a different address in each language. */
export const accessibility: Conversion = old => ({
  interface: { longText: { contents: old.contents } },
  page: {
    ...head(old),
    address: { de: '/barrierefreiheit', en: '/accessibility' },
    role: 'accessibility',
    review: old.review,
    sections: sections(old),
  },
})
