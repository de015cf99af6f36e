import type { ContentProblem } from '../../src/content/problems.ts'
import { unwritten } from '../../src/content/unwritten.ts'
import { allTexts } from '../content/all-texts.ts'
import { hasSecondPerson, needSecondPerson } from '../content/legal.ts'
import { nameIn } from '../content/published.ts'
import { editsOf, loginsIn } from '../http/authors.server.ts'
import type { DataOf } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { sendingOf } from './agreement.server.ts'
import { belongings } from './belongings.server.ts'
import { buildName, publicBuild } from './builds.server.ts'
import { describeFiles, describeState, readStates } from './describe-changes.server.ts'
import { draftFiles, stampOf, unwrittenIn } from './draft-files.server.ts'
import { editionsOf } from './editions.server.ts'
import { route } from './publisher-route.server.ts'
import { remoteOf } from './remote.server.ts'
import { scheduled } from './scheduled.server.ts'

export const toWrite = {
  de: 'hier steht noch ???; schreiben Sie die Texte, oder nehmen Sie die Stelle heraus',
  en: 'still contains ???; write the texts, or remove this part',
}

/** Each text that is still to be written, once for all its languages. */
function unwrittenPlaces(studio: Studio, files: readonly string[]): ContentProblem[] {
  const places = allTexts(studio).filter(
    place => files.includes(place.file) && place.text.includes(unwritten),
  )
  const problems = places.map(({ file, path, language }) => ({
    file,
    line: 1,
    path: language ? path.slice(0, -1) : path,
    says: toWrite,
  }))
  return [...Map.groupBy(problems, ({ file, path }) => JSON.stringify([file, path])).values()].flatMap(
    ([first]) => first ?? [],
  )
}

export const draft = route('GET', 'draft', async ({ studio, language, person }, publisher) => {
  const { git, folder, builds, check } = publisher.deps
  const draftNames = await draftFiles(git, 'HEAD', folder)
  const toBeWritten = unwrittenPlaces(
    studio,
    unwrittenIn(git.project, draftNames).map(name => nameIn(folder, name)),
  )
  const problems = draftNames.length > 0 ? [...(await check(studio.content)), ...toBeWritten] : []
  const live = await publicBuild(builds)
  const [newest] = await editionsOf(git, 1)
  const named = async (name: 'later' | 'missed') => {
    const publication = await scheduled(git, name)
    return (
      publication && {
        ...publication,
        files: await describeFiles({ git, studio, folder }, publication.files, [], language),
      }
    )
  }
  // Reads the stamps before the changes, so that a save in between counts as not seen.
  const stamps = await Promise.all(
    draftNames.map(async name => [nameIn(folder, name), await stampOf(git.project, name)] as const),
  )
  const seen = Object.fromEntries(stamps)
  const states = await readStates({ git, folder }, draftNames)
  const names = states.map(({ file }) => file)
  const legal = await needSecondPerson(studio, names)
  const edits = await editsOf(studio, names)
  return {
    files: states.map(state => describeState(studio, state, problems, edits, legal, language)),
    /** The stamp of each file as these changes describe it. */
    seen,
    /** Legal texts by this person, which another person must approve. */
    needSecond: names.filter(
      name =>
        legal.has(name) &&
        !hasSecondPerson(loginsIn(edits.filter(({ file }) => file === name)), [], person.login),
    ),
    needs: belongings(states),
    newest: newest && { number: newest.number, at: newest.at, person: newest.person },
    /** True if the history is ahead of the public site. */
    isBehind: live !== undefined && live !== (await buildName(git, 'HEAD')),
    sending: await remoteOf(git).then(remote => remote && sendingOf(git, remote)),
    later: await named('later'),
    missed: await named('missed'),
  }
})

export type Draft = DataOf<typeof draft>
