import { LineIcon } from './LineIcon.tsx'
import notices from './notices.module.css'
import { useSession } from './session.tsx'

/** Names the files that a screen had to leave out, because their text cannot be read. */
export function UnreadableFiles({ files = [] }: { files: string[] | undefined }) {
  const { words } = useSession()
  if (files.length === 0) return null
  return (
    <p className={notices.message} role="status">
      <LineIcon name="stop" />
      <span>
        {words.unreadable} {files.join(' ')}
      </span>
    </p>
  )
}
