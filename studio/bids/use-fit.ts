// Asks the server to fit the projects to the requirements on the desk.
import { useEffect, useState } from 'react'
import { locales } from '../../src/routes.ts'
import { post } from '../ui/api.ts'
import { useSession } from '../ui/session.tsx'
import { useAttempt } from '../ui/use-data.ts'
import type { Fit } from './fit.ts'
import type { Requirement } from './requirement.ts'
import type { Work } from './use-saved-bid.ts'

const pauseMs = 400

/** Fits the projects again after the requirements have not changed for a moment. Keeps the last answer until then. */
export function useFit(asked: Pick<Work, 'size' | 'scoring' | 'chosen'> & { requirements: Requirement[] }) {
  const { language } = useSession()
  const [fit, setFit] = useState<Fit>()
  const { problem, attempt } = useAttempt()
  const order = JSON.stringify({
    language: locales.includes(language) ? language : locales[0],
    ...asked,
  })
  const isEmpty = asked.requirements.length === 0
  useEffect(() => {
    if (isEmpty) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void attempt(async () => {
        const next = await post<Fit>('bids/fit', JSON.parse(order))
        if (isCurrent) setFit(next)
      })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [order, isEmpty])
  return { fit, problem }
}
