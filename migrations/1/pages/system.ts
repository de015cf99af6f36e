import { type Conversion, head } from '../page.ts'

/** The heading of the page was the same for every firm. */
const oops = 'Oops! Page not found'

export const notFound: Conversion = old => ({
  page: {
    ...head(old),
    address: { de: '/404', en: '/404' },
    role: 'not-found',
    sections: [
      {
        section: 'not-found',
        heading: { de: oops, en: oops, lang: 'en' },
        text: old.sentence,
        suggestions: old.near,
        home: old.home,
        homeInLanguage: old.homeInLanguage,
        words: old.words,
      },
    ],
  },
})

export const offline: Conversion = old => ({
  page: {
    ...head(old),
    role: 'offline',
    sections: [{ section: 'system-notice', look: 'offline', ...old.hero, retry: old.retry }],
  },
})

export const thanks: Conversion = old => ({
  page: {
    ...head(old),
    role: 'thanks',
    sections: [
      {
        section: 'system-notice',
        look: 'thanks',
        ...old.hero,
        reference: old.reference,
        action: { label: old.home, link: '/' },
      },
    ],
  },
})

/** Converts the error page without its lead, which was never visible, because the service writes a sentence there. */
export const formError: Conversion = old => ({
  page: {
    ...head(old),
    role: 'form-error',
    sections: [{ section: 'system-notice', look: 'form-error', heading: old.hero.heading }],
  },
})
