/** Settings of earlier versions that nothing reads any more, each with what holds in its place. */
const gone: Record<string, string> = {
  MAX_CONNECTIONS: 'the limit is part of the program (service/operation/config.ts)',
  MAX_CONNECTIONS_PER_ADDRESS: 'the limit is part of the program (service/operation/config.ts)',
  STUDIO_EDITORS:
    'the people of the Studio have roles there, under Access, and those of this list have theirs',
  STUDIO_INBOX: 'the people of the Studio have roles there, under Access, and those of this list have theirs',
  MAIL_MAX_ATTEMPTS: 'a mail is tried for four days (docs/operations.md)',
}

/** Sentences for an environment that still has some of them. */
export const goneSettings = (env: NodeJS.ProcessEnv): string[] =>
  Object.entries(gone).flatMap(([name, instead]) =>
    env[name] === undefined ? [] : [`${name} is no longer a setting: ${instead}. Take it out of .env.`],
  )
