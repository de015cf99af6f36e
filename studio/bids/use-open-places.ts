// Asks which places of a buyer's form stay empty with the references of a bid.
import { useEffect, useState } from 'react'
import { tell } from '../ui/api.ts'
import { useAttempt } from '../ui/use-data.ts'
import type { orderOfBid } from './bid-order.ts'
import type { OpenPlaces } from './form-mapping.server.ts'

/** A form as the order takes it: the file in base64. */
export type Form = { name: string; file: string }

export function useOpenPlaces(form: Form | undefined, order: ReturnType<typeof orderOfBid>) {
  const [places, setPlaces] = useState<OpenPlaces>()
  const { problem, attempt } = useAttempt()
  const { projects, language, internal, procedure } = order
  const isReady = projects.length > 0
  // Asks again only if one of these changes, because nothing else decides which places are open.
  const asked = JSON.stringify({ projects, language, internal, isNamed: procedure !== '' })
  useEffect(() => {
    setPlaces(undefined)
    if (!form || !isReady) return
    let isCurrent = true
    void attempt(async () => {
      const forms = [{ ...form, mapping: {} }]
      const next = await tell<OpenPlaces>('bids/form', { ...order, forms })
      if (isCurrent) setPlaces(next)
    })
    return () => {
      isCurrent = false
    }
  }, [form, asked, isReady])
  return { places, problem, isReading: form !== undefined && isReady && !places && !problem }
}
