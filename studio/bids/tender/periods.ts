// Rules for periods: years that count back from a deadline, dates after which a handover lies, ranges.
import { monthsBefore } from '../../../src/projects/finder/dates-criterion.ts'
import type { Reading } from './figures.ts'
import { count, countIn, date, dateIn, lastDay } from './numbers-in-text.ts'
import { around, type Sentence, type Span } from './spans.ts'
import type { Note } from './tender-line.ts'

const stageWord = '(?:LPH|Lph|LP|Leistungsphasen?|stage)\\.?'
const endOfStage = new RegExp(
  `(?:Abschluss|Abschlusses|Beendigung|Ende|Fertigstellung|completion)(?: (?:der|von|des|of))?(?: Leistung(?:en)?)?(?: (?:der|in|of))? ?${stageWord} ?(?<stage>[1-9])(?!\\d)(?! ?(?:-|bis))`,
  'i',
)
/** "Leistungsphase 8 abgeschlossen nach dem …": the date belongs to the stage. A range of stages does not match. */
const stageEnded = new RegExp(
  `${stageWord} ?(?<stage>[1-9])(?![\\d,]|\\.\\d| ?(?:-|bis|und|/|\\+))(?= (?:[a-zäöüß]+ ){0,3}?(?:abgeschlossen|beendet|fertiggestellt|erbracht))`,
  'i',
)
const begin =
  /begonnen|beginn\b|beauftragt (?:wurde|worden|nach|ab|seit)|beauftragung (?:nach|ab|seit|nicht)|auftragserteilung|vertragsschluss|zuschlag|baubeginn|baugenehmigung/i
const subject =
  /übergabe|übergeben|fertig ?stellung|fertiggestellt|inbetriebnahme|abgeschlossen|abschluss|abnahme|nutzung|erbracht|leistungszeitraum|jahren?\b|referenz|projekt|realisiert|ausgeführt|älter|older|handed over|completed|completion/i

const today = `heute|dato|zum heutigen Tag|jetzt|today`
const range = new RegExp(
  `(?:(?:vom|von|zwischen(?: dem)?|im Zeitraum|in den Jahren|im Jahr|from|between) )?(?<from>${date}) ?(?:-|bis(?: zum| einschließlich)?|und(?: dem)?|to|and|until) ?(?<to>${date}|${today})`,
  'i',
)
const after = new RegExp(
  `(?<relation>nach dem|nach|nicht vor dem|nicht vor|ab dem|ab|seit dem|seit|frühestens am|frühestens|nicht früher als|nicht älter als|after|since|not before) (?:Jahr |Januar bis |Beginn des Jahres )?(?<from>${date})`,
  'i',
)
const until = new RegExp(`(?:bis|spätestens)(?: zum| am)? (?<to>${date})`, 'i')
const lastYears = new RegExp(
  `(?:(?:in|aus|innerhalb|während)? ?(?:den|der|the)? ?(?:letzten|vergangenen|zurückliegenden|last|past) (?<n>${count}) (?:Jahren?|years)|(?:(?:darf|dürfen|soweit) )?(?:nicht|not|höchstens|maximal|max\\.) ?(?:älter als |older than )?(?<age>${count}) (?:Jahre|years)(?: alt)?)`,
  'i',
)
const reference = new RegExp(`Stichtag:? (?:ist (?:der )?)?(?<date>${date})`, 'i')
const fromDeadline =
  /(?:ab|vom|zum|bezogen auf|gerechnet|ausgehend|maßgeblich|stichtag)[^.;]{0,60}?(?:frist|bekanntmachung|einreichung|abgabe|veröffentlichung)[a-zäöü]*/i

export type Deadline = { month: string } | undefined

export function periods(sentence: Sentence, deadline: Deadline, now: string): Reading {
  const { text } = sentence
  const hasDate = new RegExp(`${date}|Jahr`, 'i').test(sentence.rest)
  const stage = (sentence.take(endOfStage) ?? (hasDate ? sentence.take(stageEnded) : undefined))?.groups.stage
  const years = sentence.take(lastYears)
  const stamp = sentence.take(reference)
  const between = sentence.take(range)
  const since = between ? undefined : sentence.take(after)
  const end = between ? undefined : sentence.take(until)
  if (!years && !between && !since && !end && !stamp)
    return stage === undefined
      ? {}
      : { isUnclear: stage !== undefined && new RegExp(date).test(sentence.rest) }
  if (stage !== undefined && stage !== '8') return { subjects: ['date-of-other-lph'] }
  if (begin.test(text) || !subject.test(text)) return { isUnclear: true }
  const isBuilt = stage === '8'
  const by = isBuilt ? '&by=built' : ''
  const spans = [years, stamp, between, since, end].flatMap(match => (match ? [match.span] : []))
  const make = (query: string, notes: Note[] = [], count?: number): Reading => ({
    found: [
      {
        query,
        span: around(spans as Span[]),
        notes,
        ...(count !== undefined && { years: count, ...(isBuilt && { by: 'built' }) }),
      },
    ],
  })

  if (between) {
    const from = dateIn(between.groups.from ?? '', 'since')
    const isOpen = new RegExp(`^(?:${today})$`, 'i').test(between.groups.to ?? '')
    const to = isOpen ? undefined : dateIn(between.groups.to ?? '', 'until')
    if (!from || (!isOpen && (!to || to.month < from.month))) return { isUnclear: true }
    return make(`since=${from.month}${to ? `&until=${to.month}` : ''}${by}`)
  }
  const n = years && countIn(years.groups.n ?? years.groups.age ?? '')
  if (years && (!n || n > 30)) return { isUnclear: true }
  if (years && since) return { isUnclear: true }
  if (n) {
    const at = stamp && dateIn(stamp.groups.date ?? '', 'since')
    if (stamp && !at) return { isUnclear: true }
    if (at) {
      // Years count back from a recent reference date. A date as far back as the years is itself the limit.
      const age = monthsBetween(at.month, deadline?.month ?? now)
      if (age >= (n - 1) * 12) return make(`since=${at.month}${by}`, at.day === 1 ? [] : ['month-edge'])
      if (age <= 24) return make(`since=${monthsBefore(at.month, n * 12)}${by}`)
      return { isUnclear: true }
    }
    sentence.take(fromDeadline)
    return deadline
      ? make(`since=${monthsBefore(deadline.month, n * 12)}${by}`, ['deadline'], n)
      : make('', ['deadline-not-said'], n)
  }
  if (stamp) return { isUnclear: true }
  const from = since && dateIn(since.groups.from ?? '', 'since')
  const to = end && dateIn(end.groups.to ?? '', 'until')
  if ((since && !from) || (end && !to) || (from && to && to.month < from.month)) return { isUnclear: true }
  const isAfter = /^(?:nach|after)/i.test(since?.groups.relation ?? '')
  const month = from && (isAfter && isLast(from) ? monthsBefore(from.month, -1) : from.month)
  const first = from?.isYear && isAfter ? `${Number(from.month.slice(0, 4)) + 1}-01` : month
  const isEdge = from?.day !== undefined && from.day !== 1 && !(isAfter && isLast(from))
  const parts = [first && `since=${first}`, to && `until=${to.month}`].filter(Boolean)
  return make(parts.join('&') + by, isEdge ? ['month-edge'] : [])
}

/** True if "after" this date means from the first day of the next month. */
const isLast = ({ month, day }: { month: string; day: number | undefined }) =>
  day === undefined || day === lastDay(month)

function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const [lastYear = 0, lastMonth = 0] = to.split('-').map(Number)
  return (lastYear - year) * 12 + lastMonth - month
}
