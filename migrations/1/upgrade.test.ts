// Upgrades a site with a history, a draft, a scheduled publication and an outdated English text.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { parse } from 'yaml'
import { goneSettings } from '../../service/operation/gone-settings.ts'
import { parseContent } from '../../src/content/read.ts'
import { openFolder } from '../../src/content/regular-files.ts'
import { siteModel } from '../../src/site/site-model.ts'
import { gitIn } from '../../studio/content/git.ts'
import { outdatedIn } from '../../studio/content/older-translations.ts'
import { historyOf } from '../../studio/editor/field-history.server.ts'
import { studioSettings } from '../../studio/http/settings.ts'
import { hasVersionBeforeSections, versionBeforeSections } from '../../tests/support/before-sections.ts'
import { convertState } from '../../upgrade/convert-state.ts'
import { stateOf, switchState } from '../../upgrade/state.ts'
import { migrate } from '../steps.ts'

const old = 'content/expertise/office.yaml'
const page = 'pages/office.yaml'

/** A page from before pages were lists of sections. */
const office = `# Bürohäuser
nav: { de: "Bürogebäude", en: "Office buildings" }
seo:
  title: { de: "Bürogebäude planen", en: "Office buildings, designed" }
  description: { de: "Planung vom Standort bis zur Übergabe.", en: "Designed from site to handover." }
share: { picture: office-grid.jpg }
hero:
  heading: { de: "Wände dürfen wandern.", en: "Let the walls move." }
  lead: { de: "Das Raster bleibt.", en: "The grid stays." }
  picture: office-grid.jpg
  action: { de: "Kontakt aufnehmen", en: "Get in Touch" }
intro:
  heading: { de: "Ein Haus für später.", en: "A house for later." }
  copy: { de: "Erst das Raster.", en: "First the grid." }
drawing: { heading: { de: Drei, en: Three }, text: { de: Früh., en: Early. }, parts: [] }
strengths: { heading: { de: Zahlen, en: Figures }, list: [] }
work: { heading: { de: Arbeit, en: Work }, list: [] }
projects: { heading: { de: Projekte, en: Projects }, all: { de: Alle, en: All }, link: /projects, category: office }
contact: { person: lindner, note: { de: Kontakt, en: Contact }, text: { de: Skizze., en: Sketch. } }
`

const earlierSettings =
  'ALLOWED_ORIGINS ALTERNATE_HOSTS CONTACT_ORIGIN DATABASE_URL DATA_DIR FORM_SECRET HOST ' +
  'INDEXNOW_ENDPOINT INDEXNOW_KEY LOG_FORMAT MAIL_FROM MAIL_LEASE_SECONDS MAIL_MAX_ATTEMPTS ' +
  'MAIL_RETRY_SECONDS MAIL_TO MATOMO_SITE_ID MATOMO_URL MAX_CONNECTIONS MAX_CONNECTIONS_PER_ADDRESS ' +
  'METRICS_PORT PORT RATE_LIMIT REQUEST_TIMEOUT_SECONDS RETENTION_MONTHS SITE_DIR SITE_URL ' +
  'SMTP_CA_FILE SMTP_TIMEOUT_SECONDS SMTP_URL STUDIO_EDITORS STUDIO_INBOX STUDIO_NAME STUDIO_ORIGIN ' +
  'STUDIO_PERSON_HEADER STUDIO_PORT TRUSTED_PROXIES'

let project = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}
const read = (file: string) => readFileSync(join(project, file), 'utf8')
const replace = (file: string, from: string, to: string) => {
  assert.ok(read(file).includes(from), from)
  write(file, read(file).replace(from, to))
}
const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim()
const commit = (person: string, message: string) => {
  git('add', '--all')
  git('-c', `user.name=${person}`, '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', message)
}
/** Converts the site as `achsmass upgrade` does, but without another version of the program. */
async function upgrade(): Promise<string[]> {
  const site = gitIn(project)
  const copy = mkdtempSync(join(tmpdir(), 'copy-'))
  await site.text(['worktree', 'add', '--quiet', '--detach', copy])
  try {
    const before = await stateOf(site)
    const { state, notes } = await convertState(
      gitIn(copy),
      before,
      folder => migrate(join(folder, 'content')),
      'Make pages lists of sections\n\nContent-Migration: 1',
    )
    await switchState(site, before, state)
    return notes
  } finally {
    await site.text(['worktree', 'remove', '--force', copy])
  }
}
const sections = (text: string) => parse(text).sections
const studio = () => ({ ...studioSettings([], {}), content: join(project, 'content') })

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'firm-'))
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Administrator')
  git('config', 'user.email', 'admin@example.org')
  write(old, office)
  write('content/interface.yaml', 'skipLink: { de: "Zum Inhalt", en: "Skip to main content" }\n')
  write('content/firm.yaml', 'name: Traglot\n')
  write('content/testimonials.yaml', '[]\n')
  write('content/pages/notes.yaml', 'nav: { de: Fragen, en: Questions }\n')
  commit('Anna', 'Stand 1')
  replace(old, 'Wände dürfen wandern.', 'Wände wandern.')
  commit('Bela', 'Stand 2')
})
afterEach(() => rmSync(project, { recursive: true }))

test('the upgrade converts the published content, the draft and the scheduled publication', async () => {
  replace(old, 'Das Raster bleibt.', 'Das Raster bleibt stehen.')
  commit('Clara', 'Stand\n\nStudio-Later: 2027-01-01T08:00:00.000Z')
  git('update-ref', 'refs/studio/later', 'HEAD')
  git('reset', '--quiet', '--hard', 'HEAD^')
  replace(old, 'Ein Haus für später.', 'Ein Haus für morgen.')

  assert.deepEqual(await upgrade(), [])

  assert.equal(git('log', '-1', '--format=%(trailers:key=Content-Migration,valueonly)'), '1')
  assert.equal(git('rev-parse', '--abbrev-ref', 'HEAD'), 'main')
  assert.ok(!existsSync(join(project, old)))
  const isPublic = sections(git('show', `HEAD:content/${page}`))
  assert.equal(isPublic[0].heading.de, 'Wände wandern.')
  assert.equal(isPublic[1].heading.de, 'Ein Haus für später.')
  assert.equal(git('diff', '--name-only'), `content/${page}`)
  assert.equal(sections(read(`content/${page}`))[1].heading.de, 'Ein Haus für morgen.')

  const scheduled = sections(git('show', `refs/studio/later:content/${page}`))
  assert.equal(scheduled[0].lead.de, 'Das Raster bleibt stehen.')
  assert.equal(git('diff', '--name-only', 'HEAD', 'refs/studio/later'), `content/${page}`)
  assert.match(git('log', '-1', '--format=%an %B', 'refs/studio/later'), /^Clara Stand\n\nStudio-Later: 2027/)
  assert.equal(git('worktree', 'list').split('\n').length, 1)

  const head = git('rev-parse', 'HEAD')
  assert.deepEqual(await upgrade(), [])
  assert.equal(git('rev-parse', 'HEAD'), head)
})

test('the upgrade reports a scheduled publication that conflicts with the published content', async () => {
  replace(old, 'Wände wandern.', 'Wände gehen.')
  commit('Clara', 'Stand')
  git('update-ref', 'refs/studio/later', 'HEAD')
  git('reset', '--quiet', '--hard', 'HEAD^')
  replace(old, 'Wände wandern.', 'Wände stehen.')
  commit('Dora', 'Stand 3')
  const [note, ...others] = await upgrade()
  assert.match(note ?? '', /schedule it again/)
  assert.deepEqual(others, [])
  assert.equal(sections(read(`content/${page}`))[0].heading.de, 'Wände stehen.')
})

test('an unreadable draft stops the upgrade, and nothing changes', async () => {
  write(old, 'hero: [')
  const head = git('rev-parse', 'HEAD')
  await assert.rejects(upgrade(), /Flow sequence/)
  assert.equal(git('rev-parse', 'HEAD'), head)
  assert.equal(read(old), 'hero: [')
})

test('after the migration, Studio still finds the history and the outdated English text of a field', async () => {
  const heading = ['sections', 0, 'heading']
  await upgrade()
  const earlier = await historyOf(studio(), page, [...heading, 'de'])
  assert.deepEqual(
    earlier.map(({ value, person }) => [value, person]),
    [['Wände dürfen wandern.', 'Anna']],
  )
  assert.deepEqual(await outdatedIn(studio(), page), [[...heading, 'en']])
  replace(`content/${page}`, 'Let the walls move.', 'The walls move.')
  commit('Dora', 'Stand 3')
  assert.deepEqual(await outdatedIn(studio(), page), [])
  assert.deepEqual(
    (await historyOf(studio(), page, [...heading, 'en'])).map(({ value, person }) => [value, person]),
    [['Let the walls move.', 'Bela']],
  )
})

test('each setting of the previous version still exists, or is reported at the start', () => {
  const settings = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const names = earlierSettings.split(' ').filter(name => !new RegExp(`^#?${name}=`, 'm').test(settings))
  for (const name of names) assert.match(goneSettings({ [name]: '1' })[0] ?? '', new RegExp(`^${name} is`))
  assert.deepEqual(goneSettings({ SITE_URL: 'https://example.org' }), [])
})

const program = new URL('../../', import.meta.url).pathname

for (const firm of ['content', 'tests/other-firm'])
  test(`the earlier content of ${firm} has no problems after the migration`, {
    skip: !hasVersionBeforeSections && 'a copy without the history',
  }, () => {
    rmSync(project, { recursive: true })
    mkdirSync(project)
    const archive = execFileSync('git', ['archive', versionBeforeSections, firm], {
      cwd: program,
      maxBuffer: 1e9,
    })
    execFileSync('tar', ['x'], { cwd: project, input: archive })
    if (firm !== 'content') renameSync(join(project, firm), join(project, 'content'))
    migrate(join(project, 'content'))
    assert.deepEqual(parseContent(siteModel, openFolder(join(project, 'content'))).problems, [])
    assert.equal(parse(read('content/project-page.yaml')).next.previous.de, 'Vorheriges Projekt')
  })
