// Holds the person, the language of the interface, and the numbers in the header.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { Locale } from '../../src/routes.ts'
import { get } from './api.ts'
import type { Other } from './presence.server.ts'
import { type Place, usePresence } from './presence.ts'
import type { Me } from './session.server.ts'
import { commonWords } from './words.ts'

type Session = {
  me: Me
  language: Locale
  words: (typeof commonWords)[Locale]
  speak: (language: Locale) => void
  counts: Record<string, number>
  /** Asks for the numbers again, after something was changed. */
  recount: () => void
  /** Other people in the editor, and the way to report the own place. */
  others: Other[]
  setPlace: (place: Place | undefined) => void
}

const Context = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(Context)
  if (!session) throw new Error('outside of a session')
  return session
}

/** Words of a part in the language of the interface. */
export const useWords = <Words,>(words: Record<Locale, Words>): Words => words[useSession().language]

const chosen = (): Locale => {
  const kept = localStorage.getItem('studio-language')
  return kept === 'en' || (kept === null && !navigator.language.startsWith('de')) ? 'en' : 'de'
}

export function SessionOf({ me, children }: { me: Me; children: ReactNode }) {
  const [language, setLanguage] = useState(speakFirst)
  const [counts, setCounts] = useState<Record<string, number>>({})
  const recount = useCallback(() => void get<Record<string, number>>('counts').then(setCounts, () => {}), [])
  useEffect(recount, [recount])
  const speak = useCallback((next: Locale) => {
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

/** Before anything is asked for: the server answers in the language that the page says it speaks. */
export function speakFirst(): Locale {
  document.documentElement.lang = chosen()
  return chosen()
}
