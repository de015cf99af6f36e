// A route of the Studio: an address under /studio/api. Who may ask for it stands in rights.ts.
import type { IncomingMessage } from 'node:http'
import type * as v from 'valibot'
import type { Sentence } from '../../src/content/problems.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import type { Rights, Role } from './rights.ts'
import type { Studio } from './settings.ts'

/** A browser in which a person is signed in to the Studio's own login. */
export type Session = { id: string; personId: string; createdAt: string; seenAt: string; agent: string }

/** The person who asks: on a laptop the one who started the Studio, behind a login somebody whom the store knows. */
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
  /** The language of the studio's own words, not of the content. */
  language: ProgramLanguage
  query: URLSearchParams
  /** The body as JSON that fits the schema; anything else is answered with 400 before the route sees it. */
  json: <S extends v.GenericSchema>(schema: S) => Promise<v.InferOutput<S>>
  /** The body as it came, up to the route's limit. */
  bytes: () => Promise<Buffer>
}

export type Answer<Data = unknown> =
  | { status?: number; json: Data; headers?: Record<string, string | string[]> }
  | { status?: number; type: string; bytes: Buffer | string; headers?: Record<string, string | string[]> }

export type Route<Data = unknown> = {
  method: 'GET' | 'POST'
  /** After /studio/api/, without parameters: those stand in the query or the body. */
  path: string
  /** Largest body in bytes; 1 MB unless it says more. */
  limit?: number
  handle: (call: Call) => Answer<Data> | Promise<Answer<Data>>
}

/** A request without a login. `client` is the network address that limits are counted by. */
export type OpenCall = Omit<Call, 'person'> & { request: IncomingMessage; client: string }

/** A route that answers without a login. There are few, and each is its own guard. */
export type OpenRoute = Omit<Route, 'handle'> & { handle: (call: OpenCall) => Answer | Promise<Answer> }

/** The data that a route answers with; the client knows it by this. */
export type DataOf<R> = R extends Route<infer Data> ? Data : never

/** A route whose answer is data, or a Refusal that its handler throws. */
export const dataRoute = <Data>(
  method: Route['method'],
  path: string,
  handle: (call: Call) => Data | Promise<Data>,
): Route<Data> => ({ method, path, handle: async call => ({ json: await handle(call) }) })

/** A number beside an area in the header: changes in the draft, inquiries to do. */
export type Counter = { name: string; access: Role; count: (studio: Studio) => number | Promise<number> }

/** A line of the start page that says what needs somebody. */
export type Notice = {
  /** The heading of the start page under which the notice appears. */
  area: 'content' | 'inbox' | 'service'
  /** Red where something is wrong; plain where it only has to be known. */
  wrong: boolean
  mark: Sentence
  says: Sentence
  hint?: Sentence
  /** Within the studio, such as `edit/pages/home`. */
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

/** A place in words, and what the check has against it. */
export type PlaceProblem = { way: string[]; message: string }

/** Rejection to the person instead of an answer; the status tells the client what kind it is. */
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

/** Puts a value in the place of a refusal, such as that of a store that is away, which another screen says. */
export const unlessRefused =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (error instanceof Refusal) return instead
    throw error
  }

/** Refuses what the check refuses. */
export const refuseProblems = (problems: PlaceProblem[]): Refusal =>
  new Refusal(422, { de: '', en: '' }, problems)
