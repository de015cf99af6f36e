// A route of the Studio: an address under /studio/api. The table in rights.ts says which role it needs.
import type { IncomingMessage } from 'node:http'
import type * as v from 'valibot'
import type { Sentence } from '../../src/content/problems.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import type { Rights, Role } from './rights.ts'
import type { Studio } from './settings.ts'

/** A browser in which a person is signed in to the Studio's own login. */
export type Session = { id: string; personId: string; createdAt: string; seenAt: string; agent: string }

/** The person who calls: on a laptop the one who started the Studio, behind a login a person from the store. */
export type Person = {
  name: string
  login: string
  may: Rights
  /** The session of the Studio's own login. */
  session?: Session
}

export type Call = {
  studio: Studio
  person: Person
  /** The language of the Studio's own words, not that of the content. */
  language: ProgramLanguage
  query: URLSearchParams
  /** The body as JSON that fits the schema; anything else is answered with 400 before the route sees it. */
  json: <S extends v.GenericSchema>(schema: S) => Promise<v.InferOutput<S>>
  /** The raw body, up to the route's limit. */
  bytes: () => Promise<Buffer>
}

export type Answer<Data = unknown> =
  | { status?: number; json: Data; headers?: Record<string, string | string[]> }
  | { status?: number; type: string; bytes: Buffer | string; headers?: Record<string, string | string[]> }

export type Route<Data = unknown> = {
  method: 'GET' | 'POST'
  /** The part after /studio/api/, without parameters: those are in the query or the body. */
  path: string
  /** The largest body in bytes; 1 MB by default. */
  limit?: number
  handle: (call: Call) => Answer<Data> | Promise<Answer<Data>>
}

/** A request without a login. `client` is the network address that limits are counted by. */
export type OpenCall = Omit<Call, 'person'> & { request: IncomingMessage; client: string }

/** A route that answers without a login. There are few, and each has to protect itself. */
export type OpenRoute = Omit<Route, 'handle'> & { handle: (call: OpenCall) => Answer | Promise<Answer> }

/** The data that a route answers with, for the client to import as a type. */
export type DataOf<R> = R extends Route<infer Data> ? Data : never

/** A route whose answer is data, or a Refusal that its handler throws. */
export const dataRoute = <Data>(
  method: Route['method'],
  path: string,
  handle: (call: Call) => Data | Promise<Data>,
): Route<Data> => ({ method, path, handle: async call => ({ json: await handle(call) }) })

/** A number beside an area in the header: changes in the draft, inquiries to do. */
export type Counter = { name: string; access: Role; count: (studio: Studio) => number | Promise<number> }

/** A line of the start page about something that needs attention. */
export type Notice = {
  /** The heading of the start page under which the notice appears. */
  area: 'content' | 'inbox' | 'service'
  /** True for a problem, shown in red; false for plain information. */
  wrong: boolean
  mark: Sentence
  says: Sentence
  hint?: Sentence
  /** The address within the Studio, such as `edit/pages/home`. */
  href: string
  action: Sentence
}
/** A notice as the browser gets it. */
export const noticeIn = ({ mark, says, hint, action, ...rest }: Notice, language: ProgramLanguage) => ({
  ...rest,
  mark: mark[language],
  says: says[language],
  hint: hint?.[language],
  action: action[language],
})
export type NoticeText = ReturnType<typeof noticeIn>

export type Watch = { access: Role; notices: (studio: Studio) => Notice[] | Promise<Notice[]> }

/** A place in words, and the problem that the check found there. */
export type PlaceProblem = { way: string[]; message: string }

/** A rejection with a sentence for the person. The status tells the client of which kind it is. */
export class Refusal extends Error {
  readonly status: number
  readonly says: Sentence
  readonly problems: PlaceProblem[] | undefined
  constructor(status: number, says: Sentence, problems?: PlaceProblem[]) {
    super(says.en)
    this.status = status
    this.says = says
    this.problems = problems
  }
}

/** Returns a value instead of a refusal that another screen reports, such as an unavailable store. */
export const unlessRefused =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (error instanceof Refusal) return instead
    throw error
  }

/** Makes the refusal of a change in which the check found problems. */
export const refuseProblems = (problems: PlaceProblem[]): Refusal =>
  new Refusal(422, { de: '', en: '' }, problems)
