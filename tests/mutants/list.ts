// Plausible mistakes, one at a time: what npm test -- mutants changes, and the tests that ought to notice. A change whose text is
// no longer there is reported, so that this list stays true.

export type Mutant = {
  file: string
  from: string
  to: string
  /** Files under tests/, or beside the code. */
  tests: string[]
}

const service = (name: string) => `tests/service/${name}.test.ts`
const [accept, store, mail, files, operation, gate, commands, forms, faults] = [
  'accept',
  'store',
  'mail',
  'static',
  'operation',
  'gate',
  'commands',
  'forms',
  'smtp-faults',
].map(service) as [string, string, string, string, string, string, string, string, string]

const illegal = 'sites/achsmass/tests/illegal.test.ts'

export const mutants: Mutant[] = [
  // Spam and limits
  {
    file: 'service/spam/limits.ts',
    from: 'const mailbox = local',
    to: 'const mailbox = email + local',
    tests: [accept, mail, store],
  },
  { file: 'service/spam/limits.ts', from: ".replace(/\\+.*/, '')", to: '', tests: [accept, mail, store] },
  {
    file: 'service/spam/limits.ts',
    from: 'most: 20, seconds: day',
    to: 'most: 2000, seconds: day',
    tests: [accept, mail, store],
  },
  {
    file: 'service/spam/limits.ts',
    from: "key: 'everybody', most: 200",
    to: "key: 'everybody', most: 20_000",
    tests: [accept, mail, store],
  },
  {
    file: 'service/spam/limits.ts',
    from: 'networkOf(clientAddress)',
    to: 'clientAddress',
    tests: [accept, store],
  },
  {
    file: 'service/spam/limits.ts',
    from: 'const oldest = noted[most - 1]',
    to: 'const oldest = noted[most]',
    tests: [accept, store],
  },
  {
    file: 'service/spam/daily-hash.ts',
    from: 'AND name <> $1 AND',
    to: 'AND',
    tests: [store, operation, accept],
  },
  {
    file: 'service/spam/suspicion.ts',
    from: "if (signs.honeypot !== '') return 'honeypot'",
    to: '',
    tests: [accept],
  },
  { file: 'service/spam/suspicion.ts', from: 'age < tokenMinimumSeconds', to: 'age < 0', tests: [accept] },
  {
    file: 'service/spam/suspicion.ts',
    from: "return age > tokenLifetime ? 'old-token' : undefined",
    to: 'return undefined',
    tests: [accept],
  },
  {
    file: 'service/spam/suspicion.ts',
    from: "signs.token !== '' && !withLink",
    to: "signs.token !== ''",
    tests: [accept, mail],
  },
  { file: 'service/spam/suspicion.ts', from: 'if (path !== undefined) return true', to: '', tests: [accept] },
  {
    file: 'service/spam/token.ts',
    from: 'if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined',
    to: '',
    tests: [accept],
  },

  // Outbox
  {
    file: 'service/outbox/outbox.ts',
    from: 'mail.attempts >= attemptsOf',
    to: 'mail.attempts > attemptsOf',
    tests: [store, faults],
  },
  {
    file: 'service/outbox/retry.ts',
    from: 'Math.min(policy.maxAttempts, maxConfirmationAttempts)',
    to: 'policy.maxAttempts',
    tests: [store, faults],
  },
  {
    file: 'service/outbox/outbox.ts',
    from: 'SET attempts = attempts - 1, lease_owner',
    to: 'SET lease_owner',
    tests: [store, faults],
  },
  {
    file: 'service/outbox/outbox.ts',
    from: "AND blocked_by = 'server' AND due_at > $1",
    to: "AND blocked_by = 'mail' AND due_at > $1",
    tests: [store, faults],
  },
  {
    file: 'service/outbox/outbox.ts',
    from: ' AND lease_owner = $6 AND state',
    to: ' AND $6 = $6 AND state',
    tests: [store, faults],
  },
  {
    file: 'service/outbox/outbox.ts',
    from: 'OR lease_until > $',
    to: "OR lease_until > 'z' || $",
    tests: [store],
  },
  {
    file: 'service/outbox/retry.ts',
    from: 'first * 2 ** Math.min',
    to: 'first * 1 ** Math.min',
    tests: [store, faults],
  },
  {
    file: 'service/outbox/courier.ts',
    from: "if (error.blame === 'server') serverFailed = true",
    to: '',
    tests: [faults],
  },
  {
    file: 'service/outbox/courier.ts',
    from: 'await transport.recall?.(mail.id)',
    to: 'undefined',
    tests: [store, operation, commands, faults],
  },

  // Taking an inquiry
  {
    file: 'service/http/origin.ts',
    from: 'if (site !== undefined) return',
    to: "if (site === '') return",
    tests: [accept],
  },
  {
    file: 'service/http/origin.ts',
    from: 'new URL(origin).host === host',
    to: 'new URL(origin).host !== host',
    tests: [accept],
  },
  {
    file: 'service/inquiries/form-post.ts',
    from: "value.replace(/\\r\\n?/g, '\\n')",
    to: 'value',
    tests: [accept, forms],
  },
  {
    file: 'service/inquiries/form-post.ts',
    from: 'Object.create(null)',
    to: '{}',
    tests: [accept, forms, service('hostile')],
  },
  {
    file: 'service/inquiries/form-post.ts',
    from: 'test(key) ? key : undefined',
    to: 'test(key) ? undefined : undefined',
    tests: [accept],
  },
  {
    file: 'service/inquiries/answers.ts',
    from: "headers: { 'Retry-After': '60' }",
    to: 'headers: {}',
    tests: [accept, operation],
  },
  {
    file: 'service/http/read-body.ts',
    from: 'if (length > limitBytes) resolve(undefined)',
    to: 'if (length < 0) resolve(undefined)',
    tests: [accept, operation, gate],
  },
  {
    file: 'service/http/client-address.ts',
    from: ".replace(/^([\\d.]+):\\d+$/, '$1')",
    to: '',
    tests: [accept, gate, operation],
  },
  {
    file: 'service/http/client-address.ts',
    from: 'hops.at(-trustedProxies)',
    to: 'hops.at(0)',
    tests: [accept, gate],
  },
  { file: 'service/http/client-address.ts', from: '.slice(0, 4)', to: '.slice(0, 8)', tests: [accept, gate] },
  {
    file: 'service/http/gate.ts',
    from: 'if (requests.size >= maxUnanswered)',
    to: 'if (requests.size < 0)',
    tests: [gate],
  },
  {
    file: 'service/http/gate.ts',
    from: 'if (places > limit)',
    to: 'if (places < 0)',
    tests: [gate],
  },
  {
    file: 'service/inquiries/inquiry.ts',
    from: 'JSON.stringify([...scope, kind, content])',
    to: 'JSON.stringify([...scope, kind])',
    tests: [accept, store],
  },
  {
    file: 'service/inquiries/store-inquiry.ts',
    from: 'if (earlier) return { ...earlier, isNew: false }',
    to: '',
    tests: [accept, store],
  },
  {
    file: 'service/inquiries/store-inquiry.ts',
    from: "inquiry?.heldReason === undefined ? 'due' : 'held'",
    to: "'due'",
    tests: [accept, store],
  },

  // Mail
  {
    file: 'service/mail/compose.ts',
    from: 'Object.hasOwn(firm.mailboxes, person) ? firm.mailboxes[person] : undefined',
    to: 'firm.mailboxes[person] ?? person',
    tests: [mail],
  },
  {
    file: 'service/mail/compose.ts',
    from: 'subject: singleLine(content.subject)',
    to: 'subject: content.subject',
    tests: [mail],
  },
  { file: 'service/mail/plain.ts', from: "'<': '&lt;',", to: "'<': '<',", tests: [mail, accept] },
  {
    file: 'service/mail/smtp-transport.ts',
    from: "command === 'RCPT TO' && responseCode >= 500",
    to: "command === 'RCPT TO'",
    tests: [faults],
  },
  {
    file: 'service/mail/smtp-transport.ts',
    from: 'const signal = AbortSignal.timeout(timeout)',
    to: 'const signal = AbortSignal.timeout(timeout * 1000)',
    tests: [faults],
  },

  // Erasing and keeping
  {
    file: 'service/retention/erase.ts',
    from: 'SET email = NULL, fields = NULL,',
    to: 'SET email = NULL,',
    tests: [commands, store],
  },
  {
    file: 'service/retention/erase.ts',
    from: 'const late = await deleteMailFiles(dataDir, mails)',
    to: 'const late = 0',
    tests: [commands, store, operation],
  },
  {
    file: 'service/retention/purge.ts',
    from: 'AND NOT EXISTS',
    to: 'OR NOT EXISTS',
    tests: [commands, store, operation],
  },
  {
    file: 'service/retention/purge.ts',
    from: 'cutoff.getUTCMonth() - months',
    to: 'cutoff.getUTCMonth() + months',
    tests: [commands, store, operation],
  },
  {
    file: 'service/retention/clock.ts',
    from: 'if (now.getTime() - last.getTime() > maxAbsenceMs) return last',
    to: '',
    tests: [store, operation, commands],
  },
  { file: 'service/admin/csv.ts', from: '.replace(beginnings, "$1\'")', to: '', tests: [commands] },
  {
    file: 'service/outbox/digest.ts',
    from: 'if (total === 0) return',
    to: '',
    tests: [operation, store, commands],
  },

  // Files
  {
    file: 'service/site/range.ts',
    from: 'Math.min(Number(last), length - 1)',
    to: 'Number(last)',
    tests: [files],
  },
  {
    file: 'service/site/range.ts',
    from: 'start: Math.max(0, length - suffix)',
    to: 'start: length - suffix',
    tests: [files],
  },
  {
    file: 'service/site/canonical.ts',
    from: '/%2f/i.test(path)',
    to: '/%2F/.test(path)',
    tests: [files],
  },
  {
    file: 'service/site/serve.ts',
    from: 'names.includes(name) && copies',
    to: 'copies',
    tests: [files],
  },

  // Forms and content
  {
    file: 'src/forms/check.ts',
    from: "issue.expected === 'never' ? 'form' : ",
    to: '',
    tests: [accept, forms],
  },
  {
    file: 'src/forms/check.ts',
    from: 'errors[field] ??= issue.message',
    to: 'errors[field] = issue.message',
    tests: [accept, forms],
  },
  {
    file: 'src/content/order.ts',
    from: '(from, to) => from <= to',
    to: '(from, to) => from < to',
    tests: [illegal, 'src/content/read.test.ts'],
  },
  {
    file: 'src/content/public-content.ts',
    from: 'if (!consent) return shown === true',
    to: 'if (!consent) return true',
    tests: ['src/projects/facts.test.ts'],
  },
  {
    file: 'src/content/public-content.ts',
    from: "uses.includes('website') && ",
    to: '',
    tests: ['src/projects/facts.test.ts'],
  },
  {
    file: 'src/content/public-content.ts',
    from: "?.visibility === 'internal'",
    to: "?.visibility === 'public'",
    tests: ['src/projects/facts.test.ts'],
  },
  {
    file: 'src/content/ids.ts',
    from: 'if (seen.has(value))',
    to: 'if (seen.size < 0)',
    tests: [illegal, 'src/content/read.test.ts'],
  },
  {
    file: 'src/content/texts.ts',
    from: 'needed.filter(place => !found.includes(place))',
    to: '[] as string[]',
    tests: [illegal, 'src/content/read.test.ts'],
  },
  {
    file: 'src/content/source.ts',
    from: 'isText ? quotes : layout',
    to: 'isText ? layout : quotes',
    tests: ['src/content/read.test.ts', 'src/content/source.test.ts'],
  },

  // Decisions of the islands
  {
    file: 'src/projects/finder/criteria.ts',
    from: 'feeZone >= zone',
    to: 'feeZone > zone',
    tests: ['src/projects/finder/match.test.ts'],
  },
  {
    file: 'src/projects/finder/dates.ts',
    from: 'until < now ? until : now',
    to: 'until > now ? until : now',
    tests: ['src/projects/finder/match.test.ts'],
  },
  {
    file: 'src/projects/finder/typed.ts',
    from: 'number !== undefined && number > 0 ? number : null',
    to: 'number ?? null',
    tests: ['src/projects/finder/words.test.ts'],
  },
  {
    file: 'src/projects/list/choice.ts',
    from: "choice[key] && choice[key] !== 'images'",
    to: 'choice[key]',
    tests: ['src/projects/list/choice.test.ts'],
  },
  {
    file: 'src/projects/list/table-order.ts',
    from: 'Number(a === undefined) - Number(b === undefined)',
    to: 'Number(b === undefined) - Number(a === undefined)',
    tests: ['src/projects/list/table-order.test.ts'],
  },
  {
    file: 'src/projects/list/scale.ts',
    from: 'Math.ceil((top - step / 10) / step)',
    to: 'Math.ceil(top / step)',
    tests: ['src/projects/list/scale.test.ts'],
  },
]
