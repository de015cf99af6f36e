// Loads the data of a screen when it opens, and again when it has changed.
import { useCallback, useEffect, useState } from 'react'
import { get, Rejection } from './api.ts'
import { useSession } from './session.tsx'

export type Loaded<T> = { data: T | undefined; error: Rejection | undefined; reload: () => Promise<void> }

/** Loads again in another language of the interface, because answers contain sentences. */
export function useData<T>(path: string): Loaded<T> {
  const { language } = useSession()
  const [state, setState] = useState<{ path: string; data?: T; error?: Rejection }>({ path })
  const reload = useCallback(async () => {
    try {
      const data = await get<T>(path)
      setState({ path, data })
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      // Keeps the earlier data in sight.
      setState(before => ({ ...before, path, error }))
    }
  }, [path])
  useEffect(() => void reload(), [reload, language])
  const current = state.path === path
  return { data: current ? state.data : undefined, error: current ? state.error : undefined, reload }
}

/** Runs an action that the server may reject, and keeps its sentence until the next try. */
export function useAction(): {
  problem: string
  attempt: (work: () => Promise<unknown>) => Promise<boolean>
} {
  const [problem, setProblem] = useState('')
  const attempt = async (work: () => Promise<unknown>) => {
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
