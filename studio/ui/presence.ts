// Tells the server where somebody is, and hears who else is there. Alone on a laptop there is nobody to hear of.
import { useEffect, useState } from 'react'
import type { Path } from '../../src/content/changes.ts'
import { post } from './api.ts'
import type { Other } from './presence.server.ts'

export type Place = { file: string; path: Path }
const every = 10_000

export function usePresence(isShared: boolean) {
  const [place, here] = useState<Place>()
  const [others, setOthers] = useState<Other[]>([])
  useEffect(() => {
    if (!isShared || !place) return
    const tell = () => {
      if (document.visibilityState === 'visible')
        void post<Other[]>('presence', place).then(setOthers, () => {})
    }
    tell()
    const timer = setInterval(tell, every)
    return () => {
      clearInterval(timer)
      setOthers([])
    }
  }, [isShared, place])
  const isHere = isShared && place !== undefined
  useEffect(() => {
    if (!isHere) return
    return () => void post('leave', {}).catch(() => {})
  }, [isHere])
  return { others, here }
}
