/** Returns the number of cases of a property test. RUNS=100000 sets it (CONTRIBUTING.md). */
export const runs = (usual = 100): { numRuns: number } => ({ numRuns: Number(process.env.RUNS ?? usual) })
