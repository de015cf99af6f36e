import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import type { Site } from '../../site/shared/site.ts'
import type { PublicProject } from '../public-projects.ts'
import { inquiryId } from './count.ts'
import type { ShortlistHouses as Houses } from './ShortlistHouses.tsx'
import housesAddress from './ShortlistHouses.tsx?address'
import './ShortlistInquiry.module.css'
import { serviceText } from './service-text.ts'

export type InquiryWords = Site['interface']['shortlist']['inquiry'] & {
  close: string
  /** The number of letters that the service takes. */
  longest: number
}

/** Most visitors keep no reference, so the houses come with the first one. Their styles stand in the page. */
const ShortlistHouses = lazy(async () => {
  const script: { ShortlistHouses: typeof Houses } = await import(/* @vite-ignore */ housesAddress)
  return { default: script.ShortlistHouses }
})

type Props = {
  projects: PublicProject[]
  words: InquiryWords
  /** The building types, by the id of their category. */
  types: { id: string; label: string }[]
  remove: (project: PublicProject) => void
  children: ReactNode
}

/** The quote dialog about kept references. */
export function ShortlistInquiry({ projects, words: inquiry, types, remove, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const titles = projects.map(({ title }) => title.replaceAll('\u00ad', ''))
  const takeOut = (project: PublicProject, index: number) => {
    // Focus goes to the next one, then to the one before, and at last to the form.
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('ol button') ?? [])]
    const next =
      buttons[index + 1] ?? buttons[index - 1] ?? root.current?.querySelector<HTMLElement>('textarea')
    next?.focus()
    remove(project)
  }
  return (
    <Dialog id={inquiryId} title={inquiry.title} subtitle={inquiry.promise} closeLabel={inquiry.close}>
      <div ref={root} data-service={serviceText(titles, inquiry, inquiry.longest)}>
        {projects.length > 0 && (
          <Suspense>
            <ShortlistHouses projects={projects} words={inquiry} types={types} takeOut={takeOut} />
          </Suspense>
        )}
        {children}
      </div>
    </Dialog>
  )
}
