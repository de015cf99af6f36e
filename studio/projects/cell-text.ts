// Writes a value of a project as the text of its cell, and reads a typed text back as changes.
import { type Change, type Path, valueAt } from '../../src/content/changes.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { readMonth, writeMonth } from '../editor/month-input.ts'
import { readableNumber, readNumber, unitAt } from '../editor/number-input.ts'
import type { Column } from './columns.ts'

export type Cell = { text: string; isInternal: boolean }
export type Problem = { what: 'number' | 'month' | 'choice' | 'range' | 'needed'; readings: string[] }
/** The changes to one project; none if the text means the present value. */
export type Reading = { changes: Change[] } | { problem: Problem }

type Stated = { value: unknown; public?: boolean; consent?: unknown }
const isStated = (value: unknown): value is Stated =>
  typeof value === 'object' && value !== null && 'value' in value

/** The path of the value itself, which is one step deeper if the fact states its visibility. */
const placeOf = ({ path }: Column, project: unknown): Path =>
  isStated(valueAt(project, path)) ? [...path, 'value'] : path

export function cellOf(column: Column, project: unknown, language: ProgramLanguage, locale: Locale): Cell {
  const stated = valueAt(project, column.path)
  const value = valueAt(project, placeOf(column, project))
  const isInternal = isStated(stated) && stated.public === false
  return { text: value === undefined ? '' : textOf(column, project, value, language, locale), isInternal }
}

function textOf(
  column: Column,
  project: unknown,
  value: unknown,
  language: ProgramLanguage,
  locale: Locale,
): string {
  const { kind, choices } = column
  if (kind === 'number')
    return typeof value === 'number' ? numberText(column, project, value, language) : String(value)
  if (kind === 'month') return writeMonth(String(value), language)
  if (kind === 'choice')
    return choices.find(choice => choice.value === value)?.label[language] ?? String(value)
  if (kind === 'range') {
    const { from, to } = value as { from?: number; to?: number }
    return from === to ? String(from ?? '') : `${from}–${to}`
  }
  return typeof value === 'string' ? value : String((value as Record<Locale, string>)[locale] ?? '')
}

/** Leaves out the unit, which is in the column's head. A cost in another currency names it in its cell. */
function numberText(column: Column, project: unknown, value: number, language: ProgramLanguage): string {
  const unit = unitAt(column.path, project, column.currency)
  const text = readableNumber(value, language, unit)
  return unit?.name === unitOf(column) ? text.replace(/\u00a0.*$/, '') : text
}

export function readCell(
  column: Column,
  project: unknown,
  text: string,
  language: ProgramLanguage,
  locale: Locale,
  factor = 1,
): Reading {
  const written = text.trim()
  const place = placeOf(column, project)
  const before = valueAt(project, place)
  if (written === '') {
    if (column.isNeeded) return { problem: { what: 'needed', readings: [] } }
    return { changes: before === undefined ? [] : [without(project, column.path)] }
  }
  const read = valueFrom(column, project, written, language, locale, factor)
  if ('problem' in read) return read
  if (JSON.stringify(read.value) === JSON.stringify(before)) return { changes: [] }
  return { changes: [set(project, place, read.value)] }
}

function valueFrom(
  column: Column,
  project: unknown,
  text: string,
  language: ProgramLanguage,
  locale: Locale,
  factor: number,
): { value: unknown } | { problem: Problem } {
  const wrong = (what: Problem['what'], readings: string[] = []) => ({ problem: { what, readings } })
  switch (column.kind) {
    case 'number': {
      const read = readNumber(text, language, unitAt(column.path, project, column.currency))
      return typeof read === 'number' ? { value: times(read, factor) } : wrong('number', read)
    }
    case 'month': {
      const month = readMonth(text)
      if (!month) return wrong('month')
      return { value: month.includes('-') ? month : Number(month) }
    }
    case 'choice': {
      const said = text.toLowerCase()
      const choice = column.choices.find(
        ({ value, label }) =>
          String(value) === text || Object.values(label).some(own => own.toLowerCase() === said),
      )
      return choice ? { value: choice.value } : wrong('choice')
    }
    case 'range': {
      const [, from, to = from] = /^(\d{1,2})(?:\s*(?:[-–]|bis|to)\s*(\d{1,2}))?$/.exec(text) ?? []
      return from ? { value: { from: Number(from), to: Number(to) } } : wrong('range')
    }
    case 'word':
      return { value: text }
    case 'text': {
      const before = valueAt(project, placeOf(column, project))
      // A name that is the same in every language stays one text; other texts have one for each language.
      if (typeof before === 'string' || (before === undefined && column.path.at(-1) === 'location'))
        return { value: text }
      const empty = Object.fromEntries(locales.map(other => [other, '']))
      return { value: { ...(before ?? empty), [locale]: text } }
    }
  }
}

/** Shifted as text, as readNumber does: 1.1 times 1000 is 1100. */
function times(value: number, factor: number): number {
  const power = Math.log10(factor)
  return factor === 1 ? value : Number(`${value}e${power}`)
}

/** Sets the value, and adds missing groups around it. */
function set(project: unknown, path: Path, value: unknown): Change {
  let length = path.length
  let inner = value
  while (length > 1 && valueAt(project, path.slice(0, length - 1)) === undefined) {
    length -= 1
    inner = { [String(path[length])]: inner }
  }
  return { op: 'set', path: path.slice(0, length), value: inner }
}

/** Removes the fact, together with the groups that contain nothing else. */
function without(project: unknown, path: string[]): Change {
  let length = path.length
  while (length > 2 && Object.keys(valueAt(project, path.slice(0, length - 1)) as object).length === 1)
    length -= 1
  return { op: 'remove', path: path.slice(0, length) }
}

/** Formats the number as the website does, in either language of the program. */
export function readBack(column: Column, project: unknown, text: string, language: ProgramLanguage): string {
  if (column.kind !== 'number' || text.trim() === '') return ''
  const unit = unitAt(column.path, project, column.currency)
  const read = readNumber(text, language, unit)
  if (typeof read !== 'number') return ''
  const said = (['de', 'en'] as const).map(other => readableNumber(read, other, unit))
  return [...new Set(said)].join(' · ')
}

export const unitOf = ({ kind, path, currency }: Column): string =>
  kind === 'number' ? (unitAt(path, undefined, currency)?.name ?? '') : ''
