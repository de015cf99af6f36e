// Steps of a publication, so that people can watch it.
export type StepName = 'receive' | 'check' | 'pages' | 'pictures' | 'send' | 'show'
export type Progress = { done: number; total: number; last: string }
/** A step of a publication. The last one is running while it has no duration. */
export type StepState = { name: StepName; begun: number; seconds: number | undefined; progress?: Progress }

/** Progress that a build reports. */
export type Report = { pages: (page: string) => void; pictures: (progress: Progress) => void }

export function beginStep(steps: StepState[], name: StepName): StepState {
  endStep(steps)
  const step: StepState = { name, begun: performance.now(), seconds: undefined }
  steps.push(step)
  return step
}

export function endStep(steps: StepState[]): void {
  const last = steps.at(-1)
  if (last) last.seconds ??= (performance.now() - last.begun) / 1000
}

/** Pages and pictures are two steps of one command: its output tells which is running. */
export function reportTo(steps: StepState[], expected: number): Report {
  let pages = 0
  const set = (name: StepName, progress: Progress) => {
    const last = steps.at(-1)
    const step = last?.name === name ? last : beginStep(steps, name)
    step.progress = progress
  }
  return {
    pages: last => {
      pages++
      set('pages', { done: pages, total: Math.max(expected, pages), last })
    },
    pictures: progress => set('pictures', progress),
  }
}
