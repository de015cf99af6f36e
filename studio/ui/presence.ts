// Reports the person's place to the server, and receives those of other people. Does neither for a person alone on a
// laptop.
import { useEffect, useState } from 'react'
import type { Path } from '../../src/content/changes.ts'
import { tell } from './api.ts'
import type { Other } from './presence.server.ts'

export type Place = { file: string; path: Path }
const intervalMs = 10_000

export function usePresence(isShared: boolean) {
  const [place, setPlace] = useState<Place>()
  const [others, setOthers] = useState<Other[]>([])
  useEffect(() => {
    if (!isShared || !place) return
    const report = () => {
      if (document.visibilityState === 'visible')
        void tell<Other[]>('presence', place).then(setOthers, () => {})
    }
    report()
    const timer = setInterval(report, intervalMs)
    return () => {
      clearInterval(timer)
      setOthers([])
    }
  }, [isShared, place])
  const isPresent = isShared && place !== undefined
  useEffect(() => {
    if (!isPresent) return
    return () => void tell('leave', {}).catch(() => {})
  }, [isPresent])
  return { others, setPlace }
}
