// Holds the person, the language of the interface, and the numbers in the header.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { get, onAct } from './api.ts'
import type { Other } from './presence.server.ts'
import { type Place, usePresence } from './presence.ts'
import type { Me } from './session.server.ts'
import { commonWords } from './words.ts'

type Session = {
  me: Me
  language: ProgramLanguage
  words: (typeof commonWords)[ProgramLanguage]
  speak: (language: ProgramLanguage) => void
  counts: Record<string, number>
  /** Reloads the numbers. Each act of this person does too, but not the end of a task on the server. */
  recount: () => void
  /** Other people in the editor, and a function to report this person's place. */
  others: Other[]
  setPlace: (place: Place | undefined) => void
}

const Context = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(Context)
  if (!session) throw new Error('outside of a session')
  return session
}

/** Returns the words of a part in the language of the interface. */
export const useWords = <Words,>(words: Record<ProgramLanguage, Words>): Words => words[useSession().language]

const chosen = (): ProgramLanguage => {
  const kept = localStorage.getItem('studio-language')
  return kept === 'en' || (kept === null && !navigator.language.startsWith('de')) ? 'en' : 'de'
}

export function SessionOf({ me, children }: { me: Me; children: ReactNode }) {
  const [language, setLanguage] = useState(applyLanguage)
  const [counts, setCounts] = useState<Record<string, number>>({})
  const recount = useCallback(() => void get<Record<string, number>>('counts').then(setCounts, () => {}), [])
  useEffect(() => {
    recount()
    return onAct(recount)
  }, [recount])
  const speak = useCallback((next: ProgramLanguage) => {
    localStorage.setItem('studio-language', next)
    document.documentElement.lang = next
    setLanguage(next)
  }, [])
  const { others, setPlace } = usePresence(me.isShared)
  const session = useMemo(
    () => ({ me, language, words: commonWords[language], speak, counts, recount, others, setPlace }),
    [me, language, speak, counts, recount, others, setPlace],
  )
  return <Context value={session}>{children}</Context>
}

/** Runs before the first request, because the server answers in the language of the page. */
export function applyLanguage(): ProgramLanguage {
  document.documentElement.lang = chosen()
  return chosen()
}
