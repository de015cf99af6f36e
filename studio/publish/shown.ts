import type { Publication } from './press.ts'
import type { StepState } from './steps.ts'

/** A publication as the browser gets it: how long each step has taken so far, instead of when it began. */
export type Shown = Omit<Publication, 'steps'> & { steps: (Omit<StepState, 'begun'> & { so: number })[] }
export type State = { isRunning: boolean; publication?: Shown }
