// Data of a screen, asked for when it opens and whenever something says that it changed.
import { useCallback, useEffect, useState } from 'react'
import { get, Rejection } from './api.ts'

export type Loaded<T> = { data: T | undefined; error: Rejection | undefined; again: () => Promise<void> }

export function useData<T>(path: string): Loaded<T> {
  const [state, setState] = useState<{ path: string; data?: T; error?: Rejection }>({ path })
  const again = useCallback(async () => {
    try {
      const data = await get<T>(path)
      setState({ path, data })
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      // What was there before stays in sight.
      setState(before => ({ ...before, path, error }))
    }
  }, [path])
  useEffect(() => void again(), [again])
  const current = state.path === path
  return { data: current ? state.data : undefined, error: current ? state.error : undefined, again }
}
