const limit = 'the limit is part of the program (service/http/gate.ts)'
const roles = 'roles are set in the Studio, under Access, where the people of this list already have theirs'

/** Settings of earlier versions that no longer have an effect, each with its replacement. */
const gone: Record<string, string> = {
  MAX_CONNECTIONS: limit,
  MAX_CONNECTIONS_PER_ADDRESS: limit,
  REQUEST_TIMEOUT_SECONDS: limit,
  STUDIO_EDITORS: roles,
  STUDIO_INBOX: roles,
  ALTERNATE_HOSTS: 'they are those of content/firm.yaml, under alternateHosts',
  MAIL_LEASE_SECONDS: 'it follows from SMTP_TIMEOUT_SECONDS',
  MAIL_MAX_ATTEMPTS: 'a mail is tried for four days (docs/operations.md)',
}

/** Returns a sentence for each such setting that the environment still has. */
export const goneSettings = (env: NodeJS.ProcessEnv): string[] =>
  Object.entries(gone).flatMap(([name, instead]) =>
    env[name] === undefined ? [] : [`${name} is no longer a setting: ${instead}. Take it out of .env.`],
  )
