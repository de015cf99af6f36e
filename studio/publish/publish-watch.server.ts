// The number of changes in the header, and the start page's line about a publication that failed.
import { type Counter, unlessRefused, type Watch } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { countOf, readStates } from './describe-changes.server.ts'
import { draftFiles } from './draft-files.server.ts'
import { publisherOf } from './open-publisher.server.ts'
import { scheduled } from './scheduled.server.ts'

/** Resolves to undefined if the Studio cannot publish; the screen of publishing says why. */
const publisherIfAny = (studio: Studio) => publisherOf(studio).catch(unlessRefused(undefined))

export const publishCounter: Counter = {
  name: 'publish',
  access: 'edit',
  count: async studio => {
    const publisher = await publisherIfAny(studio)
    if (!publisher) return 0
    const { git, folder } = publisher.deps
    const states = await readStates({ git, folder }, await draftFiles(git, 'HEAD', folder))
    return states.reduce((sum, state) => sum + countOf(state), 0)
  },
}

export const publishWatch: Watch = {
  access: 'edit',
  notices: async studio => {
    const publisher = await publisherIfAny(studio)
    const missed = publisher && (await scheduled(publisher.deps.git, 'missed'))
    if (!missed) return []
    return [
      {
        area: 'content',
        wrong: true,
        mark: { de: 'nicht erschienen', en: 'not published' },
        says: {
          de: 'Was zu einem bestimmten Zeitpunkt erscheinen sollte, konnte nicht erscheinen.',
          en: 'A scheduled publication has failed.',
        },
        href: 'publish',
        action: { de: 'Ansehen', en: 'Show' },
      },
    ]
  },
}
