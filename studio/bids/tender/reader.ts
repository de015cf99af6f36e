// Reads a tender: lines with criteria and their values, lines about something else, and lines that it did not understand.
import { readCriteria, writeCriteria } from '../../../src/projects/finder/criteria.ts'
import type { Locale } from '../../../src/routes.ts'
import { type DeadlineFound, deadlineOf } from './deadline.ts'
import { areas, costs, feeZone, type Reading, share, stages } from './figures.ts'
import { languageOf } from './language.ts'
import { isUnderstood, takeCitations } from './leftover.ts'
import { count, countIn } from './numbers-in-text.ts'
import { type Deadline, periods } from './periods.ts'
import { client, discipline, flags, subjectsOf, use, works } from './qualities.ts'
import { type Context, contextAfter, demand, isReference, scopeOf } from './scope.ts'
import { type Piece, piecesOf } from './sentences.ts'
import { Sentence } from './spans.ts'
import type { Line, Note, Subject } from './tender-line.ts'
import type { Category } from './uses.ts'

export type TenderOptions = {
  /** The firm's language, used if the text does not reveal its own. */
  locale: Locale
  categories: readonly Category[]
  /** The currency in which the firm states its costs; the euro by default. */
  mainCurrency?: string | undefined
  /** This month, such as 2026-11. */
  now: string
  /** A deadline given by the person. Without it the reader searches the text. */
  deadline?: string | undefined
}

export type Tender = { deadline: DeadlineFound | undefined; lines: Line[] }

export function readTender(text: string, options: TenderOptions): Tender {
  const ownDeadline = options.deadline ? undefined : deadlineOf(text)
  const month = options.deadline ?? ownDeadline?.month
  const locale = languageOf(text, options.locale)
  const isShort = text.length < shortText
  let context: Context = { scope: undefined, isAboutReferences: isShort, isPassage: isShort, isLot: false }
  const lines = piecesOf(text).map(piece => {
    const [line, next] = readLine(piece, context, {
      ...options,
      locale,
      deadline: month ? { month } : undefined,
    })
    context = next
    return line
  })
  return { deadline: ownDeadline, lines }
}

/** A shorter text is a passage that a person chose, not a whole notice. */
const shortText = 600

type LineOptions = Omit<TenderOptions, 'deadline'> & { deadline: Deadline }

function readLine({ text, start }: Piece, context: Context, options: LineOptions): [Line, Context] {
  const next = contextAfter(text, context)
  const sentence = new Sentence(text)
  const scope = scopeOf(sentence.text) ?? context.scope
  const subjects = new Set<Subject>(subjectsOf(sentence))
  const { points, maxPoints, isUnclear: isVague = false } = takePoints(sentence)
  if (points !== undefined) subjects.add('points')
  const isCount = takeCount(sentence)
  if (isCount) subjects.add('count')
  const readings = rules(sentence, options)
  for (const { subjects: named = [] } of readings) for (const subject of named) subjects.add(subject)
  const found = readings.flatMap(({ found = [] }) => found)
  const isClear =
    !isVague &&
    !readings.some(({ isUnclear }) => isUnclear) &&
    isUnderstood(
      sentence,
      found.map(({ query }) => query),
    )
  const isAbout = next.isAboutReferences || isReference.test(sentence.text)
  // A person has to look at every value that could not be trusted, and at every figure that no rule took.
  const isDoubtful =
    isAbout &&
    (found.length > 0 ||
      hasFigure(sentence.rest) ||
      readings.some(({ isUnclear, subjects = [] }) => isUnclear || subjects.length > 0))
  const isRead = found.length > 0 && isClear && isAbout && !blocks(subjects) && areValid(found, options)
  const doubts: Note[] = [
    ...(/vergleichbar|gleichwertig|o\. ?ä\.|or equivalent|or similar/i.test(text)
      ? ['comparable' as const]
      : []),
    ...(next.isLot ? ['one-lot' as const] : []),
    ...(scope ? [] : ['scope-not-said' as const]),
  ]
  const line: Line = {
    text,
    start,
    status: isRead ? 'read' : isJudgedElsewhere(subjects, found, readings) ? 'cannot-judge' : 'unread',
    scope: scope?.scope,
    atLeast: scope?.scope === 'some' ? scope.atLeast : undefined,
    found: isRead
      ? found.map(item => ({
          ...item,
          notes: [...item.notes, ...doubts],
        }))
      : [],
    subjects: [...subjects],
    points,
    maxPoints,
    demands: isDoubtful || demand.test(text),
  }
  return [line, next]
}

function rules(
  sentence: Sentence,
  { locale, categories, mainCurrency, deadline, now }: LineOptions,
): Reading[] {
  const special = discipline(sentence)
  const client_ = client(sentence)
  takeCitations(sentence)
  // Costs come before dates, because 2.000 could be a year; periods come before stages, whose end they may name.
  return [
    special,
    client_,
    costs(sentence, locale, mainCurrency),
    periods(sentence, deadline, now),
    stages(sentence, locale),
    feeZone(sentence, locale),
    areas(sentence, locale),
    share(sentence, locale),
    use(sentence, categories),
    works(sentence),
    flags(sentence),
  ]
}

const pointsWord = String.raw`(?:Punkte?n?|Pkt\.?|points?)(?![a-zäöü])`
const eachReference = `(?:je|pro|für jede|per|for each) (?:Referenz(?:projekt|objekt)?|reference)`
const atMost = String.raw`(?:höchstens|max(?:imal|\.)|at most|up to|bis zu)`
/** Points for each reference and an upper limit for all of them: `je Referenz 2 Punkte, höchstens 6`. */
const limitedPoints = new RegExp(
  `(?:${eachReference}:? (?<n>\\d{1,3}) ${pointsWord}|(?<![\\d.,])(?<m>\\d{1,3}) ${pointsWord} ${eachReference}),? \\(?(?:(?:jedoch|aber|but|insgesamt|in total) )*${atMost} (?:insgesamt )?(?<most>\\d{1,3})(?: ${pointsWord})?(?: insgesamt| in total)?\\)?(?= ?(?:[.,](?!\\d)|[;:]|$))`,
  'i',
)
const pointsPattern = new RegExp(
  `(?<vague>(?:${atMost}|0 ?(?:-|bis)) ?)?(?<![\\d.,])(?<n>\\d{1,3}) ?${pointsWord}`,
  'i',
)

/** Takes the points of a line. "Up to" points are unclear, because a jury gives them; so are several numbers. */
function takePoints(sentence: Sentence): Pick<Line, 'points' | 'maxPoints'> & { isUnclear?: boolean } {
  const limited = sentence.take(limitedPoints)?.groups
  const all = sentence.takeAll(pointsPattern)
  if (limited) {
    const [points, maxPoints] = [Number(limited.n ?? limited.m), Number(limited.most)]
    return { points, maxPoints, isUnclear: all.length > 0 || maxPoints < points }
  }
  if (all.length > 0) sentence.takeAll(/(?:\d+|\bein) (?:Projekte?|Referenz(?:en|projekte?)?):?/i)
  const points = all.length === 1 ? Number(all[0]?.groups.n) : undefined
  return { points, isUnclear: all.length > 1 || all.some(({ groups }) => groups.vague) }
}

/** Takes the number of references, which is not a criterion of a project. */
function takeCount(sentence: Sentence): boolean {
  const all = sentence.takeAll(
    new RegExp(
      `(?:(?:mindestens|mind\\.|genau|höchstens|maximal|max\\.|insgesamt|je|davon|at least|exactly)(?: jeweils| mindestens)? )?(?<n>${count}) (?:(?:der )?(?:geforderte|vergleichbare|geeignete|verschiedene|unterschiedliche|abgeschlossene|eingereichte|vorgelegte)[nr]? )?(?:Referenz(?:en|projekten?|objekten?|leistungen)?|references?)(?![a-zäöü])`,
      'i',
    ),
  )
  const numbers = all.map(({ groups }) => countIn(groups.n ?? ''))
  return (
    numbers.some(number => number !== undefined) &&
    /einzureichen|vorzulegen|nachzuweisen|anzugeben|benennen|referenz/i.test(sentence.text)
  )
}

/** True for digits or a number in words. `ein` does not count, because it is an article too. */
const hasFigure = (rest: string): boolean =>
  /\d/.test(rest) ||
  [...rest.matchAll(new RegExp(count, 'gi'))].some(([number]) => (countIn(number) ?? 1) > 1)

/** Subjects to which the figures of a line may belong, so that no criterion takes a value from it. */
const blocking: Subject[] = ['firm', 'staff', 'gaps', 'other-kg', 'date-of-other-lph', 'not-finished-allowed']

const blocks = (subjects: Set<Subject>) => blocking.some(subject => subjects.has(subject))

/** True if the line is about something that a project's facts cannot decide, and nothing in it was misread. */
function isJudgedElsewhere(subjects: Set<Subject>, found: readonly unknown[], readings: Reading[]): boolean {
  if (subjects.size === 0) return false
  if (blocks(subjects)) return true
  return found.length === 0 && !readings.some(({ isUnclear }) => isUnclear && !subjects.has('format'))
}

/** True if each criterion occurs once, and the finder itself would write each in the same way. */
function areValid(found: readonly { query: string }[], { categories }: LineOptions): boolean {
  const ids = categories.map(({ id }) => id)
  const queries = found.map(({ query }) => query).filter(query => query !== '')
  const keys = queries.map(query => query.split('=')[0])
  if (new Set(keys).size !== keys.length) return false
  const parts = (query: string) => query.split(/[&,]/).sort().join('&')
  return queries.every(
    query => parts(writeCriteria(readCriteria(query, ids)).join('&')).length === parts(query).length,
  )
}
