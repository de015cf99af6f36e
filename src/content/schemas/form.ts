// A form for visitors: its fields, their labels and the recipient of inquiries.
import * as v from 'valibot'
import { type fieldKinds, type Mark, marks } from '../../forms/definitions.ts'
import { hiddenFields } from '../../forms/protocol.ts'
import { person } from '../entry-fields.ts'
import { choice, field, group, list, optional } from '../fields.ts'
import { distinct, id, pathItems } from '../ids.ts'
import { type Sentence, say } from '../problems.ts'
import { text } from '../text-fields.ts'
import { matches, template } from '../texts.ts'
import { confirmationPlaceholders } from './mails.ts'

const kindNames = {
  line: { de: 'eine Zeile', en: 'One line' },
  email: { de: 'E-Mail-Adresse', en: 'Email address' },
  tel: { de: 'Telefonnummer', en: 'Phone number' },
  text: { de: 'mehrere Zeilen', en: 'Several lines' },
  choice: { de: 'Auswahl', en: 'Choice' },
  given: { de: 'Leistung, von der Schaltfläche mitgebracht', en: 'Service, set by the button' },
} satisfies Record<(typeof fieldKinds)[number], Sentence>

const markNames = {
  name: { de: 'den Namen', en: 'The name' },
  email: { de: 'die E-Mail-Adresse', en: 'The email address' },
  message: { de: 'die Nachricht', en: 'The message' },
  company: { de: 'die Firma', en: 'The company' },
} satisfies Record<Mark, Sentence>

/** Checks for field names that the protocol uses, or that every JavaScript object has. */
const isReserved = (name: string) =>
  name === 'form' || name in {} || Object.values<string>(hiddenFields).includes(name)

const fieldName = v.pipe(
  v.string(),
  matches(
    /^[a-z][A-Za-z0-9]*$/,
    'besteht aus Buchstaben und Ziffern und beginnt mit einem kleinen Buchstaben, etwa storeys',
    'must have only letters and digits and begin with a small letter, such as storeys',
  ),
  v.check(
    name => !isReserved(name),
    say(
      'braucht das Programm selbst; wählen Sie einen anderen Namen',
      'is used by the program; choose another name',
    ),
  ),
)

const limit = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

/** The value that a select has before a choice is made. */
const noChoice = 'choose'

const option = group({
  value: field(
    'Kurzname',
    'Short name',
    v.pipe(
      id('Short name under which inquiries are stored'),
      v.check(
        value => value !== noChoice,
        say(
          'braucht das Programm selbst; wählen Sie einen anderen Namen',
          'is used by the program; choose another name',
        ),
      ),
    ),
  ),
  label: field('Beschriftung', 'Label', text()),
})

const message = () => template([], '{min} and {max} are replaced by the limits of the field', ['min', 'max'])

const formField = v.pipe(
  group({
    name: field('Kurzname', 'Short name', fieldName, {
      de: 'Name der Spalte in exportierten Tabellen. Anfragen werden mit ihm gespeichert; ändern Sie ihn nur, solange das Feld neu ist.',
      en: 'The column name in exports. Inquiries are stored with it, so change it only while the field is new.',
    }),
    kind: field('Art', 'Kind', choice(kindNames)),
    mark: optional('Enthält', 'Contains', choice(markNames), {
      de: 'Die Website braucht in jedem Formular den Namen, die E-Mail-Adresse und die Nachricht.',
      en: 'The site needs the name, the email address and the message in every form.',
    }),
    label: field('Beschriftung', 'Label', text()),
    required: v.optional(field('Pflichtfeld', 'Required', v.boolean()), false),
    wide: v.optional(field('Über die ganze Breite', 'Full width', v.boolean()), false),
    min: optional('Mindestens Zeichen', 'Minimum characters', limit(1000)),
    max: optional('Höchstens Zeichen', 'Maximum characters', limit(10_000)),
    options: optional('Auswahlmöglichkeiten', 'Options', v.pipe(list(option), distinct('value'))),
    missing: optional(
      'Meldung: fehlt oder ist so nicht möglich',
      'Message: missing or impossible',
      message(),
    ),
    tooLong: optional('Meldung: zu lang', 'Message: too long', message()),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const [key, de, en] of fieldProblems(dataset.value))
      addIssue({ message: say(de, en), path: pathItems([key]) })
  }),
)

type FieldRules = {
  kind: (typeof fieldKinds)[number]
  mark?: Mark | undefined
  required: boolean
  min?: number | undefined
  max?: number | undefined
  options?: unknown
  missing?: unknown
  tooLong?: unknown
}

/** The key of the entry, and the problem in German and English. */
type Told = [key: string, de: string, en: string]

function fieldProblems({ kind, mark, required, min, max, options, missing, tooLong }: FieldRules): Told[] {
  const problems: Told[] = []
  const isChoice = kind === 'choice'
  if (isChoice && !options)
    problems.push([
      'options',
      'fehlen; eine Auswahl braucht Möglichkeiten',
      'are missing; a choice needs options',
    ])
  if (!isChoice && options)
    problems.push(['options', 'gibt es nur bei einer Auswahl', 'exist only for a choice'])
  if (!isChoice && max === undefined)
    problems.push([
      'max',
      'fehlt; wie viele Zeichen sind möglich?',
      'is missing; enter the maximum number of characters',
    ])
  if (isChoice && (min ?? max) !== undefined)
    problems.push([min ? 'min' : 'max', 'gibt es bei einer Auswahl nicht', 'does not exist for a choice'])
  if (min !== undefined && max !== undefined && min > max)
    problems.push(['max', `ist kleiner als min (${min})`, `is less than min (${min})`])
  if (min !== undefined && !required)
    problems.push(['min', 'gibt es nur bei Pflichtfeldern', 'exists only for required fields'])
  if ((required || kind === 'email') && !missing)
    problems.push([
      'missing',
      'fehlt; was liest ein Besucher, der hier nichts oder Falsches einträgt?',
      'is missing; enter the message for visitors who enter nothing or something wrong here',
    ])
  if (!isChoice && !tooLong)
    problems.push([
      'tooLong',
      'fehlt; was liest ein Besucher, dessen Text zu lang ist?',
      'is missing; enter the message for visitors whose text is too long',
    ])
  if (mark === 'email' && (kind !== 'email' || !required))
    problems.push([
      'mark',
      'verlangt ein Pflichtfeld der Art email; dorthin geht die Antwort',
      'needs a required field of the kind email; the reply goes there',
    ])
  if ((mark === 'name' || mark === 'message') && (!['line', 'text'].includes(kind) || !required))
    problems.push(['mark', 'verlangt ein Pflichtfeld für Text', 'needs a required field for text'])
  if (kind === 'given' && required)
    problems.push([
      'required',
      'geht nicht; das Feld füllt niemand aus',
      'is not possible, because visitors cannot fill in this field',
    ])
  return problems
}

/**
 * The limit for a whole form. Browsers send at most 64 KiB when a visitor leaves the page, and a character may take three
 * bytes.
 */
const maxCharacters = 20_000

function formProblems(fields: FieldAndName[]): [de: string, en: string][] {
  const counts = marks.map(mark => [mark, fields.filter(field => field.mark === mark).length] as const)
  const characters = fields.reduce((sum, { max = 20 }) => sum + max, 0)
  return [
    ...counts.flatMap(([mark, count]): [string, string][] => {
      if (count === 1 || (mark === 'company' && count === 0)) return []
      return [
        [
          `brauchen genau ein Feld mit mark: ${mark}; hier sind es ${count}`,
          `need exactly one field with mark: ${mark}; there are ${count}`,
        ],
      ]
    }),
    ...(fields.filter(({ kind }) => kind === 'given').length > 1
      ? [
          ['dürfen nur eine Leistung enthalten (given)', 'can have only one service (given)'] as [
            string,
            string,
          ],
        ]
      : []),
    ...(characters > maxCharacters
      ? [
          [
            `lassen zusammen ${characters} Zeichen zu; mehr als ${maxCharacters} kommen nicht sicher an`,
            `allow ${characters} characters in total; more than ${maxCharacters} may not arrive`,
          ] as [string, string],
        ]
      : []),
  ]
}
type FieldAndName = FieldRules & { name: string }

export const formSchema = group({
  name: field('Name der Anfrage', 'Name of the inquiry', text(), {
    de: 'Steht im Betreff der E-Mail und im Posteingang.',
    en: 'Appears in the subject of the email and in the inbox.',
  }),
  recipient: optional('Geht an', 'Goes to', person(), {
    de: 'Das Postfach des Büros bekommt eine Kopie. Auf Seiten mit Ansprechperson geht die Anfrage an diese; ohne Angabe nur an das Postfach.',
    en: 'The mailbox of the firm gets a copy. On pages with a contact person the inquiry goes to them; without a recipient, to the mailbox alone.',
  }),
  opening: optional(
    'Anfang der Bestätigung',
    'Opening of the confirmation',
    template([], undefined, confirmationPlaceholders),
    {
      de: 'Ohne Angabe der allgemeine aus den E-Mails.',
      en: 'Without one, the general opening from the emails.',
    },
  ),
  native: v.optional(
    field('Nur der Browser prüft', 'Checked by the browser alone', v.boolean(), {
      de: 'Das Formular schließt sofort und wird gesendet, während der Besucher weiterliest.',
      en: 'The form closes at once and is sent while the visitor reads on.',
    }),
    false,
  ),
  fields: field(
    'Felder',
    'Fields',
    v.pipe(
      list(formField),
      distinct('name'),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        for (const [de, en] of formProblems(dataset.value)) addIssue({ message: say(de, en) })
      }),
    ),
  ),
})
