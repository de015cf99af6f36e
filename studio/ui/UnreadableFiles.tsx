import { Message } from './Message.tsx'
import { useSession } from './session.tsx'

/** Names the files that a screen had to leave out, because their text cannot be read. */
export function UnreadableFiles({ files = [] }: { files: string[] | undefined }) {
  const { words } = useSession()
  if (files.length === 0) return null
  return (
    <Message role="status">
      {words.unreadable} {files.join(' ')}
    </Message>
  )
}
