import css from './InquiryHouse.module.css'
import type { ProjectPage } from './present.ts'

/** The house one talks about, on its ground line. It is fetched when the dialog opens. */
export function InquiryHouse({ src, width, height }: NonNullable<ProjectPage['view']['dialog']['house']>) {
  return (
    <div className={css.house}>
      <img src={src} width={width} height={height} alt="" loading="lazy" />
    </div>
  )
}
