// Lines of the start page: requests that wait for approval, and open remarks.
import type { Watch } from '../http/route.ts'
import { withStudioStore } from '../http/store.server.ts'
import { requestsIn } from './requests.server.ts'

export const reviewWatch: Watch = {
  access: 'publish',
  notices: async studio => {
    if (!studio.login) return []
    const requests = await withStudioStore(studio, queries => requestsIn(queries, 'open'))
    return requests.map(({ id, person }) => ({
      area: 'content' as const,
      wrong: false,
      mark: { de: 'Freigabe', en: 'approval' },
      says: { de: `${person} bittet um Freigabe.`, en: `${person} asks for approval.` },
      href: `review/${id}`,
      action: { de: 'Ansehen', en: 'Review' },
    }))
  },
}

export const remarkWatch: Watch = {
  access: 'edit',
  notices: async studio => {
    if (!studio.login) return []
    const openRemarks = await withStudioStore(studio, ({ query }) =>
      query<{ file: string; count: number }>(
        `SELECT file, COUNT(*) AS count FROM remarks
         WHERE done_at IS NULL
           AND (request_id IS NULL OR request_id IN (SELECT id FROM requests WHERE state <> 'open'))
         GROUP BY file ORDER BY file`,
      ),
    )
    return openRemarks.map(({ file: name, count }) => ({
      area: 'content' as const,
      wrong: false,
      mark: { de: 'Bemerkung', en: 'remark' },
      says: {
        de: count === 1 ? 'Eine Bemerkung ist offen.' : `${count} Bemerkungen sind offen.`,
        en: count === 1 ? 'One remark is open.' : `${count} remarks are open.`,
      },
      href: `edit/${name.replace(/\.yaml$/, '')}`,
      action: { de: 'Ansehen', en: 'Show' },
    }))
  },
}
