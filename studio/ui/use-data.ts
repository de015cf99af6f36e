// Loads the data of a screen when it opens, and again when it has changed.
import { useCallback, useEffect, useState } from 'react'
import { get, Rejection } from './api.ts'
import { AnswerOrder, SingleRun } from './request-order.ts'
import { useSession } from './session.tsx'

export type Loaded<T> = { data: T | undefined; error: Rejection | undefined; reload: () => Promise<void> }

/** Loads again in another language of the interface, because answers contain sentences. */
export function useData<T>(path: string): Loaded<T> {
  const { language } = useSession()
  const [state, setState] = useState<{ path: string; data?: T; error?: Rejection }>({ path })
  const [order] = useState(() => new AnswerOrder())
  const reload = useCallback(async () => {
    const isNewest = order.ask()
    try {
      const data = await get<T>(path)
      if (isNewest()) setState({ path, data })
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      // Keeps the earlier data of the same path in sight.
      if (isNewest()) setState(before => ({ ...(before.path === path && before), path, error }))
    }
  }, [order, path])
  useEffect(() => void reload(), [reload, language])
  const current = state.path === path
  return { data: current ? state.data : undefined, error: current ? state.error : undefined, reload }
}

type Work = () => Promise<unknown>

/**
 * Runs an action that the server may reject, and keeps its sentence until the next try. Ignores a second press while
 * the first one is under way, unless they have different names. Resolves to true if the action was done.
 */
export function useAction(): { problem: string; attempt: (work: Work, name?: string) => Promise<boolean> } {
  const { problem, attempt } = useAttempt()
  const [single] = useState(() => new SingleRun())
  return { problem, attempt: (work, name = '') => single.run(name, () => attempt(work)) }
}

/** Like useAction, for questions that are asked again before the answer is there. */
export function useAttempt(): { problem: string; attempt: (work: Work) => Promise<boolean> } {
  const [problem, setProblem] = useState('')
  const attempt = async (work: Work) => {
    setProblem('')
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      setProblem(error.message)
      return false
    }
  }
  return { problem, attempt }
}
