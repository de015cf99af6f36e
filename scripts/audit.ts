/** The answer of `npm audit --json`, which has no figures if the registry refused. */
type Answer = { message?: string; metadata?: { vulnerabilities: Record<string, number> } }

/** Summarises the audit in a line. Throws if a package has a vulnerability of high severity or worse. */
export function auditLine(json: string): string {
  const { message, metadata } = JSON.parse(json) as Answer
  if (!metadata) return `The registry refused the audit (${message}): look for vulnerabilities by hand.`
  const { high = 0, critical = 0, total = 0 } = metadata.vulnerabilities
  if (high + critical > 0)
    throw new Error(
      `npm audit knows ${critical} critical and ${high} high vulnerabilities: npm audit --omit=dev.`,
    )
  return `npm audit knows ${total} vulnerabilities, none of them high.`
}
