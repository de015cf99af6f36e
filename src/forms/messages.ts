import type { FormLocale } from './protocol.ts'

/** The texts of every key the schemas in `schema.ts` use. */
export const messages = {
  serviceMax: {
    de: 'Leistung darf maximal 200 Zeichen lang sein',
    en: 'Service must be 200 characters or less',
  },
  companyMax: {
    de: 'Firmenname darf maximal 100 Zeichen lang sein',
    en: 'Company name must be 100 characters or less',
  },
  nameMissing: { de: 'Name ist erforderlich', en: 'Name is required' },
  nameMax: { de: 'Name darf maximal 100 Zeichen lang sein', en: 'Name must be 100 characters or less' },
  emailInvalid: { de: 'Ungültige E-Mail-Adresse', en: 'Invalid email address' },
  emailMax: { de: 'E-Mail darf maximal 255 Zeichen lang sein', en: 'Email must be 255 characters or less' },
  phoneMax: {
    de: 'Telefonnummer darf maximal 50 Zeichen lang sein',
    en: 'Phone number must be 50 characters or less',
  },
  messageMin: {
    de: 'Nachricht muss mindestens 10 Zeichen lang sein',
    en: 'Message must be at least 10 characters',
  },
  messageMax: {
    de: 'Nachricht darf maximal 2000 Zeichen lang sein',
    en: 'Message must be 2000 characters or less',
  },
  projectMin: {
    de: 'Projektbeschreibung muss mindestens 10 Zeichen lang sein',
    en: 'Project description must be at least 10 characters',
  },
  projectMax: {
    de: 'Projektbeschreibung darf maximal 2000 Zeichen lang sein',
    en: 'Project description must be 2000 characters or less',
  },
  projectTypeMissing: { de: 'Bitte wählen Sie eine Projektart', en: 'Please choose a project type' },
  choiceInvalid: { de: 'Bitte wählen Sie einen der Einträge', en: 'Please choose one of the entries' },
  locationMissing: { de: 'Ort ist erforderlich', en: 'Location is required' },
  locationMax: {
    de: 'Ort darf maximal 200 Zeichen lang sein',
    en: 'Location must be 200 characters or less',
  },
  descriptionMissing: {
    de: 'Projektbeschreibung ist erforderlich',
    en: 'Project description is required',
  },
  descriptionMax: {
    de: 'Projektbeschreibung darf maximal 5000 Zeichen lang sein',
    en: 'Project description must be 5000 characters or less',
  },
  fieldInvalid: { de: 'Diese Angabe ist so nicht möglich', en: 'This entry is not possible' },
} as const satisfies Record<string, Record<FormLocale, string>>

export type MessageKey = keyof typeof messages
