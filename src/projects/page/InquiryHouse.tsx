import css from './InquiryHouse.module.css'
import type { ProjectPage } from './present.ts'

/** Shows the house that the inquiry is about, on its ground line. Lazy, so that it loads only when the dialog opens. */
export function InquiryHouse({ src, width, height }: NonNullable<ProjectPage['view']['dialog']['house']>) {
  return (
    <div className={css.house}>
      <img src={src} width={width} height={height} alt="" loading="lazy" />
    </div>
  )
}
