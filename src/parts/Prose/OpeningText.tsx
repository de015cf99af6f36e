import './OpeningText.css'
import { Prose } from './Prose.tsx'

/** What a page is about: a heading, and its text beside it. */
export function OpeningText({ id, heading, copy }: { id: string; heading: string; copy: string }) {
  return (
    <div className="grid opening-text">
      <h2 className="h2" id={id}>
        {heading}
      </h2>
      <Prose html={copy} />
    </div>
  )
}
