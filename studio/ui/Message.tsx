import { LineIcon } from './LineIcon.tsx'
import notices from './notices.module.css'

/** Says what is wrong, at once to those who hear the page. */
export function Message({ children }: { children: string }) {
  return (
    <p className={notices.message} role="alert">
      <LineIcon name="stop" />
      <span>{children}</span>
    </p>
  )
}
