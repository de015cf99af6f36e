// The scoring rules of Mozilla's HTTP Observatory (developer.mozilla.org/observatory, as published in November 2026) as
// data: the possible results of each test from bad to good, of which the first that applies counts. Tests that need a
// live address are left out; `npm test -- deploy` checks the redirect to https.

export interface Answer {
  headers: Headers
  html: string
  /** True if the site is on the browsers' preload list. A firm applies at hstspreload.org once its site is online. */
  preloaded: boolean
}

interface Result {
  result: string
  modifier: number
  when(answer: Answer): boolean
}

const otherwise = () => true

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']
const unsafe = ["'unsafe-inline'", 'data:', ...broad]

/** Joins the policies of the header and of the page's head. Both apply, and they have no directive in common. */
export function policyOf({ headers, html }: Pick<Answer, 'headers' | 'html'>): string {
  const [, inHead = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  return [inHead, headers.get('content-security-policy') ?? ''].filter(policy => policy !== '').join('; ')
}

function directives(answer: Answer): Map<string, string[]> {
  return new Map(
    policyOf(answer)
      .split(';')
      .flatMap(directive => {
        const [name, ...sources] = directive.trim().split(/\s+/)
        return name ? [[name, sources] as const] : []
      }),
  )
}

/** Returns the sources of a directive or of `default-src`. Without either, every source is allowed. */
function sources(answer: Answer, name: string): string[] {
  const policy = directives(answer)
  return policy.get(name) ?? policy.get('default-src') ?? ['*']
}

const allows = (answer: Answer, name: string, some: string[]) =>
  sources(answer, name).some(source => some.includes(source))
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source)
const header = ({ headers }: Answer, name: string) => headers.get(name)?.trim().toLowerCase()
const isOneOf = (answer: Answer, name: string, values: string[]) =>
  values.includes(header(answer, name) ?? '')

function scripts({ html }: Answer): { own: boolean; signed: boolean }[] {
  return [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)].map(([tag, src = '']) => ({
    own: /^\/(?!\/)/.test(src),
    signed: /\sintegrity="[^"]+"/.test(tag),
  }))
}

export const tests: Record<string, Result[]> = {
  'content-security-policy': [
    { result: 'not-implemented', modifier: -25, when: answer => directives(answer).size === 0 },
    {
      result: 'unsafe-inline',
      modifier: -20,
      when: answer => allows(answer, 'script-src', unsafe) || allows(answer, 'object-src', broad),
    },
    {
      result: 'insecure-scheme',
      modifier: -20,
      when: answer =>
        [...directives(answer)].some(
          ([name, list]) => !/^(?:img|media)-src$/.test(name) && list.some(isInsecure),
        ),
    },
    {
      result: 'unsafe-eval',
      modifier: -10,
      when: answer =>
        allows(answer, 'script-src', ["'unsafe-eval'"]) || allows(answer, 'style-src', ["'unsafe-eval'"]),
    },
    {
      result: 'insecure-scheme-in-passive-content',
      modifier: -10,
      when: answer => [...sources(answer, 'img-src'), ...sources(answer, 'media-src')].some(isInsecure),
    },
    { result: 'unsafe-style', modifier: 0, when: answer => allows(answer, 'style-src', unsafe) },
    {
      result: 'no-unsafe-default-src-none',
      modifier: 10,
      when: answer => directives(answer).get('default-src')?.join() === "'none'",
    },
    { result: 'no-unsafe', modifier: 5, when: otherwise },
  ],
  cookies: [
    { result: 'set', modifier: -40, when: answer => answer.headers.has('set-cookie') },
    { result: 'not-found', modifier: 0, when: otherwise },
  ],
  'cross-origin-resource-sharing': [
    {
      result: 'universal-access',
      modifier: -50,
      when: answer => answer.headers.has('access-control-allow-credentials'),
    },
    { result: 'not-universal', modifier: 0, when: otherwise },
  ],
  'referrer-policy': [
    { result: 'not-implemented', modifier: 0, when: answer => !answer.headers.has('referrer-policy') },
    {
      result: 'private',
      modifier: 5,
      when: answer =>
        isOneOf(answer, 'referrer-policy', [
          'no-referrer',
          'same-origin',
          'strict-origin',
          'strict-origin-when-cross-origin',
        ]),
    },
    { result: 'unsafe-or-invalid', modifier: -5, when: otherwise },
  ],
  'strict-transport-security': [
    {
      result: 'not-implemented-or-invalid',
      modifier: -20,
      when: answer => !/max-age=\d/.test(header(answer, 'strict-transport-security') ?? ''),
    },
    { result: 'preloaded', modifier: 5, when: answer => answer.preloaded && canBePreloaded(answer) },
    { result: 'less-than-six-months', modifier: -10, when: answer => maxAge(answer) < 15_552_000 },
    { result: 'at-least-six-months', modifier: 0, when: otherwise },
  ],
  'subresource-integrity': [
    {
      result: 'foreign-scripts-without-integrity',
      modifier: -5,
      when: answer => scripts(answer).some(script => !script.own && !script.signed),
    },
    {
      // The Observatory accepts a single script with integrity; this requires it of all scripts.
      result: 'implemented',
      modifier: 5,
      when: answer => scripts(answer).length > 0 && scripts(answer).every(script => script.signed),
    },
    { result: 'not-implemented-but-all-own', modifier: 0, when: otherwise },
  ],
  'x-content-type-options': [
    {
      result: 'nosniff',
      modifier: 0,
      when: answer => isOneOf(answer, 'x-content-type-options', ['nosniff']),
    },
    { result: 'not-implemented-or-invalid', modifier: -5, when: otherwise },
  ],
  'x-frame-options': [
    { result: 'implemented-via-csp', modifier: 5, when: answer => directives(answer).has('frame-ancestors') },
    {
      result: 'sameorigin-or-deny',
      modifier: 0,
      when: answer => isOneOf(answer, 'x-frame-options', ['sameorigin', 'deny']),
    },
    { result: 'not-implemented-or-invalid', modifier: -20, when: otherwise },
  ],
  'cross-origin-resource-policy': [
    {
      result: 'same-origin-or-same-site',
      modifier: 10,
      when: answer => isOneOf(answer, 'cross-origin-resource-policy', ['same-origin', 'same-site']),
    },
    {
      result: 'cross-origin-or-not-implemented',
      modifier: 0,
      when: answer => !answer.headers.has('cross-origin-resource-policy'),
    },
    {
      result: 'cross-origin',
      modifier: 0,
      when: answer => isOneOf(answer, 'cross-origin-resource-policy', ['cross-origin']),
    },
    { result: 'invalid', modifier: -5, when: otherwise },
  ],
}

/** Checks the requirements of hstspreload.org. */
export function canBePreloaded(answer: Answer): boolean {
  const value = header(answer, 'strict-transport-security') ?? ''
  return maxAge(answer) >= 31_536_000 && /includesubdomains/.test(value) && /preload/.test(value)
}

function maxAge(answer: Answer): number {
  return Number(/max-age=(\d+)/.exec(header(answer, 'strict-transport-security') ?? '')?.[1] ?? 0)
}

const firstForBonus = 90

export interface Grade {
  score: number
  /** The result of each test, in the order of the rules. */
  results: Map<string, { result: string; modifier: number }>
}

export function grade(answer: Answer): Grade {
  const results = new Map(
    Object.entries(tests).map(([test, possible]) => {
      const found = possible.find(candidate => candidate.when(answer))
      if (!found) throw new Error(`${test} has no result`)
      return [test, found]
    }),
  )
  const sum = (sign: number) =>
    [...results.values()].reduce(
      (total, { modifier }) => total + (Math.sign(modifier) === sign ? modifier : 0),
      0,
    )
  const base = 100 + sum(-1)
  return { score: Math.max(0, base >= firstForBonus ? base + sum(1) : base), results }
}

/** The highest score of a site without cookies. Careful cookies could earn another 5 points. */
export const maximum = Object.entries(tests).reduce(
  (score, [, results]) => score + Math.max(...results.map(({ modifier }) => modifier)),
  100,
)
