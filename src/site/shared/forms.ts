// The properties of the form islands, from content. Pages call these where they mount a form.
import { endpoint, type FormKind, tokenEndpoint } from '../../forms/protocol.ts'
import type { FormSetup } from '../../forms/setup.ts'
import type { InquiryFormProps } from '../../parts/Form/InquiryForm.island.tsx'
import type { QuoteFormProps } from '../../parts/Form/QuoteForm.island.tsx'
import type { Locale } from '../../routes.ts'
import { site } from './site.ts'

/** Set when the pages are hosted apart from the contact service; otherwise both have the same origin. */
const serviceOrigin = process.env.CONTACT_ORIGIN ? new URL(process.env.CONTACT_ORIGIN).origin : ''

type QuoteKind = Exclude<FormKind, 'home'>

/** The quote form. On existing buildings the message is a project description; whatsApp makes it a chat message. */
export function quoteForm(locale: Locale, kind: QuoteKind, whatsApp = false): QuoteFormProps {
  const { firm, interface: ui } = site(locale)
  const { labels: all, whatsapp: chat } = ui.form
  const message = kind === 'existing-buildings' ? all.projectDescription : all.message
  const labels = { company: all.company, name: all.name, email: all.email, phone: all.phone, message }
  return {
    ...setupOf(locale, kind),
    labels,
    whatsApp: whatsApp
      ? {
          number: firm.whatsapp.href.replace(/\D/g, ''),
          heading: chat.heading,
          labels: { ...labels, service: chat.service },
          blocked: chat.blocked,
          open: chat.open,
          leaving: chat.leaving,
        }
      : undefined,
  }
}

/** The project inquiry of the home page. */
export function inquiryForm(locale: Locale): InquiryFormProps {
  const { labels, choose, choices } = site(locale).interface.form
  return {
    ...setupOf(locale, 'home'),
    labels: {
      fullName: labels.name,
      email: labels.email,
      phone: labels.phone,
      projectType: labels.projectType,
      budgetRange: labels.budgetRange,
      timeline: labels.timeline,
      location: labels.location,
      description: labels.description,
    },
    placeholder: choose,
    choices,
  }
}

function setupOf(locale: Locale, kind: FormKind): FormSetup {
  const { firm, interface: ui } = site(locale)
  const { optional, requiredNote, send, sending, labels, offline, toasts } = ui.form
  return {
    kind,
    locale,
    endpoint: serviceOrigin + endpoint,
    tokenEndpoint: serviceOrigin + tokenEndpoint,
    phone: firm.phone,
    texts: { optional, requiredNote, send, sending, trap: labels.trap, offline, toasts },
  }
}
