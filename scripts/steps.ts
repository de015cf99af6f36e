/** One check. Resolves to its problem, or to undefined if it passes. */
export type Step = { name: string; run: () => Promise<string | undefined> }

/** Runs all steps in parallel, prints the result of each, and returns the exit code. */
export async function report(steps: Step[]): Promise<number> {
  const { failed } = await runSteps(steps)
  return failed === 0 ? 0 : 1
}

export async function runSteps(steps: Step[]): Promise<{ passed: number; failed: number }> {
  const problems = await Promise.all(
    steps.map(async step => {
      const started = Date.now()
      const problem = await step.run()
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      console.log(`${problem === undefined ? '✓' : '✗'} ${step.name} (${seconds} s)`)
      if (problem !== undefined) console.log(problem)
      return problem
    }),
  )
  const failed = problems.filter(problem => problem !== undefined).length
  return { passed: steps.length - failed, failed }
}
