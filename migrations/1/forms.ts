// Forms used to be part of the program, and only their words were content. Each becomes a content file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Change } from '../../src/content/changes.ts'
import { apply, written } from '../../src/content/document.ts'
import { given, type OldPage } from './page.ts'

type OldField = {
  name: string
  kind: string
  mark?: string
  label: string
  required?: boolean
  wide?: boolean
  min?: number
  max?: number
  choices?: readonly string[]
  missing?: string
  tooLong?: string
}

const service = { name: 'service', kind: 'given', label: 'service', max: 200, tooLong: 'serviceMax' }
const company = {
  name: 'company',
  kind: 'line',
  mark: 'company',
  label: 'company',
  max: 100,
  wide: true,
  tooLong: 'companyMax',
}
const name = {
  name: 'name',
  kind: 'line',
  mark: 'name',
  label: 'name',
  required: true,
  max: 100,
  missing: 'nameMissing',
  tooLong: 'nameMax',
}
const email = {
  name: 'email',
  kind: 'email',
  mark: 'email',
  label: 'email',
  required: true,
  max: 255,
  missing: 'emailInvalid',
  tooLong: 'emailMax',
}
const phone = { name: 'phone', kind: 'tel', label: 'phone', max: 50, tooLong: 'phoneMax' }
const message = {
  name: 'message',
  kind: 'text',
  mark: 'message',
  label: 'message',
  required: true,
  wide: true,
  min: 10,
  max: 2000,
  missing: 'messageMin',
  tooLong: 'messageMax',
}
const choice = { kind: 'choice' }
const quote: OldField[] = [service, company, name, email, { ...phone, wide: true }, message]

/** The fields of each form as they were in the program, with the keys of their words. */
const forms: Record<string, OldField[]> = {
  quote,
  consultation: quote,
  'existing-buildings': [
    ...quote.slice(0, -1),
    { ...message, label: 'projectDescription', missing: 'projectMin', tooLong: 'projectMax' },
  ],
  home: [
    { ...name, name: 'fullName' },
    email,
    phone,
    { ...choice, name: 'projectType', label: 'projectType', required: true, missing: 'projectTypeMissing' },
    {
      ...choice,
      name: 'budgetRange',
      label: 'budgetRange',
      choices: ['under-500k', '500k-1m', '1m-5m', '5m-10m', 'over-10m'],
    },
    {
      ...choice,
      name: 'timeline',
      label: 'timeline',
      choices: ['immediate', '1-3months', '3-6months', '6-12months', 'over-1year'],
    },
    {
      name: 'location',
      kind: 'line',
      label: 'location',
      required: true,
      wide: true,
      max: 200,
      missing: 'locationMissing',
      tooLong: 'locationMax',
    },
    {
      name: 'description',
      kind: 'text',
      mark: 'message',
      label: 'description',
      required: true,
      wide: true,
      max: 5000,
      missing: 'descriptionMissing',
      tooLong: 'descriptionMax',
    },
  ],
}

export function convertForms(dir: string): void {
  if (existsSync(join(dir, 'forms')) || !existsSync(join(dir, 'forms.yaml'))) return
  const read = (file: string) => readFileSync(join(dir, file), 'utf8')
  const words = parse(read('forms.yaml'))
  const mails = parse(read('mails.yaml'))
  const schema = /\$schema=(.*)\.schemas/.exec(read('forms.yaml'))?.[1] ?? ''
  mkdirSync(join(dir, 'forms'))
  for (const [kind, fields] of Object.entries(forms)) {
    const form = given({
      name: mails.kinds[kind],
      opening: kind === 'home' ? mails.confirmation.openingHome : undefined,
      native: kind === 'home' ? true : undefined,
      fields: fields.map(field => withWords(field, words)),
    })
    const text = written(JSON.parse(JSON.stringify(form)))
    writeFileSync(
      join(dir, 'forms', `${kind}.yaml`),
      `# yaml-language-server: $schema=../${schema}.schemas/form.json\n${text}`,
    )
  }
  remove(join(dir, 'forms.yaml'), [
    ...Object.keys(words.messages)
      .filter(key => key !== 'choiceInvalid' && key !== 'fieldInvalid')
      .map(key => ['messages', key]),
    ['labels'],
    ['projectTypes'],
    ['choices'],
  ])
  remove(join(dir, 'mails.yaml'), [['kinds'], ['confirmation', 'openingHome']])
}

function withWords(field: OldField, words: OldPage) {
  const { name, kind, mark, label, required, wide, min, max, choices, missing, tooLong } = field
  const options =
    name === 'projectType'
      ? words.projectTypes.map(({ id, label }: OldPage) => ({ value: id, label }))
      : choices?.map(value => ({ value, label: words.choices[value] }))
  return given({
    name,
    kind,
    mark,
    label: words.labels[label],
    required,
    wide,
    min,
    max,
    options,
    missing: missing && words.messages[missing],
    tooLong: tooLong && words.messages[tooLong],
  })
}

function remove(file: string, paths: string[][]): void {
  const text = readFileSync(file, 'utf8')
  const changes = paths.map((path): Change => ({ op: 'remove', path }))
  writeFileSync(file, apply(text, changes))
}
