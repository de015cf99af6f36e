import { Publish } from '../publish/Publish.tsx'
import { useSession } from '../ui/session.tsx'
import { Ask } from './Ask.tsx'

/** People who publish see the draft. Other editors ask them for approval. */
export function Publication() {
  const { me } = useSession()
  return me.may.publish ? <Publish /> : <Ask />
}
