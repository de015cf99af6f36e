// Roles, the journal, a request for approval and its review, with three people working at once.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { storePerson } from '../../studio/http/people.server.ts'
import type { Role } from '../../studio/http/rights.ts'
import { closeStudioStore, withStudioStore } from '../../studio/http/store.server.ts'
import { faultsOf } from '../../sweep/axe.ts'
import { inProgram } from '../../tools/program.ts'
import { removeContent, startStudio } from '../support/studio.ts'
import { type Desk, startDesk } from '../support/studio-desk.ts'

let desk: Desk
const people: Record<string, [string, Role[]]> = {
  kilian: ['Kilian Trautwang', ['edit']],
  leonie: ['Leonie Brandt', ['publish', 'administer']],
  henrike: ['Henrike Osswald', ['publish', 'inbox']],
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  desk = await startDesk({ STUDIO_PERSON_HEADER: 'X-Remote-User' })
  const dataDir = `${desk.dir}/data`
  mkdirSync(dataDir, { recursive: true })
  await withStudioStore({ dataDir }, ({ transaction }) =>
    transaction(async queries => {
      for (const [login, [name, roles]] of Object.entries(people))
        await storePerson(queries, { login, name, email: `${login}@firm.example`, roles })
    }),
  )
  await closeStudioStore(dataDir)
})
// An open editor would go on polling the Studio.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})
test.afterAll(() => desk?.stop())

async function pageOf(browser: Browser, login: string, locale = 'de-DE', width = 1440): Promise<Page> {
  const context = await browser.newContext({
    locale,
    extraHTTPHeaders: { 'x-remote-user': login },
    viewport: { width, height: 900 },
  })
  return context.newPage()
}

/** German is checked on the phone, because its words are longer, and English on a desktop. */
const views = [
  ['de-DE', 390],
  ['en-GB', 1440],
] as const

/** Opens a screen in both views and expects axe to find nothing. */
async function lookAt(browser: Browser, login: string, path: string): Promise<void> {
  for (const [locale, width] of views) {
    const page = await pageOf(browser, login, locale, width)
    await page.goto(`${desk.studio}/studio/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await faultsOf(page), `${path} ${locale} ${width}`).toEqual([])
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(tooWide, `${path} ${locale} ${width}`).toBeLessThanOrEqual(0)
    await page.context().close()
  }
}

test('an editor without permission and a stranger each get a page that denies them access', async ({
  browser,
}) => {
  const stranger = await pageOf(browser, 'mallory', 'en-GB')
  const answer = await stranger.goto(`${desk.studio}/studio/`)
  expect(answer?.status()).toBe(403)
  await expect(stranger.getByRole('heading')).toHaveText(/You do not have access/)
  const kilian = await pageOf(browser, 'kilian')
  await kilian.goto(`${desk.studio}/studio/access`)
  await expect(kilian.getByRole('heading', { level: 1 })).toHaveText(/dürfen Sie nicht öffnen/)
})

test('an administrator adds a person with roles by keyboard, and finds the change in the journal', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'leonie')
  await page.goto(`${desk.studio}/studio/access`)
  await page.getByRole('button', { name: 'Person hinzufügen' }).press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('Jördis Hallbauer')
  await page.getByLabel('Anmeldung').fill('joerdis')
  const publishes = page.getByRole('checkbox', { name: 'veröffentlichen' })
  await publishes.press('Space')
  await expect(page.getByRole('checkbox', { name: 'schreiben' })).toBeChecked()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Speichern' }).press('Enter')
  await expect(page.getByText('schreiben, veröffentlichen').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rechte vergeben' })).toContainText('joerdis')
  // The last administrator cannot lose the right to manage access.
  await page.getByRole('button', { name: 'Ändern (Leonie Brandt)' }).click()
  await page.getByRole('checkbox', { name: 'Zugang verwalten' }).uncheck()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert')).toContainText('Mindestens eine Person muss den Zugang verwalten')
  await lookAt(browser, 'leonie', 'access')
})

test('an administrator checks a new version and sees what it changes before the upgrade', async ({
  browser,
}) => {
  await lookAt(browser, 'leonie', 'version')
  const leonie = await pageOf(browser, 'leonie')
  await leonie.goto(`${desk.studio}/studio/version`)
  const source = leonie.getByRole('textbox', { name: 'Neue Version' })
  await expect(source).toHaveValue('')
  await source.fill('/nowhere/achsmass.tgz')
  await leonie.getByRole('button', { name: 'Auf einer Kopie prüfen' }).press('Enter')
  await expect(leonie.getByText(/^Das ist keine Version/)).toBeVisible()
  const pages = {
    same: 40,
    added: [],
    removed: [],
    different: [{ page: 'faq/index.html', added: [], removed: [] }],
  }
  const changelog = [
    '- Drafts of replies are content, in every language of the site.',
    '- Signs are drawn anew.',
  ]
  const report = {
    from: '1.0.0',
    to: '1.1.0',
    changelog,
    steps: [],
    files: { content: 0, program: 0 },
    pages,
    tasks: [],
  }
  const run = {
    act: 'trial',
    source: 'latest',
    person: 'Leonie Brandt',
    lines: ['Built in 38 s.'],
    outcome: 'done',
    report,
  }
  await leonie.route('**/studio/api/version', route =>
    route.fulfill({ json: { version: '1.0.0', run, isRunning: false, back: { since: '', losses: [] } } }),
  )
  for (const width of [1440, 390]) {
    await leonie.setViewportSize({ width, height: 900 })
    await leonie.reload()
    await expect(leonie.getByText('40 Seiten haben denselben Text wie vorher, eine nicht.')).toBeVisible()
    await expect(leonie.getByRole('button', { name: 'Version 1.1.0 übernehmen' })).toBeEnabled()
    expect(await faultsOf(leonie)).toEqual([])
  }
  const kilian = await pageOf(browser, 'kilian')
  await kilian.goto(`${desk.studio}/studio/version`)
  await expect(kilian.getByRole('heading', { level: 1 })).toHaveText(/dürfen Sie nicht öffnen/)
})

/** Replaces the built pages, which studio/review/review.test.ts covers, and checks how the review shows them. */
async function showSides(page: Page): Promise<void> {
  await page.route('**/review/sides?*', route =>
    route.fulfill({ json: { isBuilding: false, isBroken: false } }),
  )
  await page.route(/\/review\/page\?/, (route, request) => {
    const isAfter = request.url().includes('side=after')
    const lead = isAfter
      ? 'Ein Tragwerk ist eines, das hält.'
      : 'Ein Tragwerk ist gut, wenn niemand es bemerkt. Unsere halten Operationssäle ruhig und Wohnungen still.'
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<title>Start</title><header>Kopf</header><main><section>Oben</section><section><p>${lead}</p></section></main>`,
    })
  })
  await page.getByRole('button', { name: /^Vorher und nachher ansehen: Deutsch/ }).press('Enter')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Öffentlich', 'Entwurf']) {
      const side = page.frameLocator(`iframe[title="${name}"]`)
      await expect(side.locator('main > :visible')).toHaveText(
        name === 'Entwurf' ? /eines, das hält/ : /niemand es bemerkt/,
      )
      await expect(side.getByText(/Kopf|Oben/).filter({ visible: true })).toHaveCount(0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(await faultsOf(page)).toEqual([])
}

test('an editor asks for approval and gets it back with a remark, which appears at its field', async ({
  browser,
}) => {
  const kilian = await pageOf(browser, 'kilian')
  await kilian.goto(`${desk.studio}/studio/edit/pages/home#sections/2/lead/de`)
  const field = kilian.getByRole('textbox', { name: 'Vorspann, Deutsch' })
  await field.fill('Ein Tragwerk ist eines, das hält.')
  await expect(kilian.getByRole('status').first()).toContainText('Im Entwurf gespeichert')
  await kilian.getByRole('link', { name: /Freigabe erbitten/ }).click()
  await expect(kilian.getByText('Kilian Trautwang, heute')).toBeVisible()
  await lookAt(browser, 'kilian', 'publish')
  await kilian.getByRole('radio', { name: /Leonie Brandt/ }).check()
  await kilian.getByLabel(/Worum geht es/).fill('Bitte vor der Messe.')
  await kilian.getByRole('button', { name: 'Um Freigabe bitten' }).click()
  await expect(kilian.getByRole('status').filter({ hasText: 'bei Leonie Brandt' })).toBeVisible()

  const leonie = await pageOf(browser, 'leonie')
  await leonie.goto(`${desk.studio}/studio/`)
  await expect(leonie.getByText('Kilian Trautwang bittet um Freigabe.')).toBeVisible()
  await leonie.locator('a[href*="/review/"]').click()
  await expect(leonie.getByRole('heading', { level: 1 })).toHaveText('Freigabe prüfen')
  await expect(leonie.locator('ins')).toContainText('das hält')
  await showSides(leonie)
  await leonie.getByRole('button', { name: /^Bemerkung/ }).press('Enter')
  await leonie.keyboard.type('Zu knapp.')
  await leonie.getByRole('button', { name: 'Bemerkung speichern' }).press('Enter')
  await expect(leonie.getByText('Zu knapp.')).toBeVisible()
  await expect(leonie.getByRole('button', { name: 'Freigeben und veröffentlichen' })).toBeDisabled()
  const id = leonie.url().split('/').at(-1)
  await lookAt(browser, 'leonie', `review/${id}`)
  await leonie.getByRole('button', { name: 'Zurückgeben' }).click()

  await kilian.goto(`${desk.studio}/studio/edit/pages/home#sections/2/lead/de`)
  const remark = kilian.getByRole('group', { name: 'Bemerkung a' })
  await expect(remark).toContainText('Zu knapp.')
  const inRail = kilian.getByRole('navigation').getByRole('img', { name: 'Bemerkung a' })
  await expect(inRail).toBeVisible()
  expect(await faultsOf(kilian)).toEqual([])
  await remark.getByRole('textbox').fill('Jetzt länger.')
  await remark.getByRole('button', { name: 'Antworten und erledigen' }).click()
  await expect(remark).toContainText('Erledigt von Kilian Trautwang')
  await expect(inRail).toBeHidden()
})

test('a reviewer approves a change, which is then published and no longer in the draft', async ({
  browser,
}) => {
  const kilian = await pageOf(browser, 'kilian')
  await kilian.goto(`${desk.studio}/studio/publish`)
  await kilian.getByRole('button', { name: 'Um Freigabe bitten' }).click()
  await expect(kilian.getByRole('status').filter({ hasText: 'bei allen' })).toBeVisible()
  const henrike = await pageOf(browser, 'henrike')
  await henrike.goto(`${desk.studio}/studio/`)
  await henrike.locator('a[href*="/review/"]').click()
  await henrike.getByRole('button', { name: /^In Ordnung/ }).press('Enter')
  const publish = henrike.getByRole('button', { name: 'Freigeben und veröffentlichen' })
  await expect(publish).toBeEnabled()
  await publish.press('Enter')
  await expect(henrike.getByText(/Stand 1 ist öffentlich/)).toBeVisible()
  expect(await (await fetch(desk.site)).text()).toContain('das hält')
  await kilian.goto(`${desk.studio}/studio/publish`)
  await expect(kilian.getByText('Der Entwurf enthält keine')).toBeVisible()
})

test('a guest sees the draft without a login, writes a remark by keyboard, and reads the reply', async ({
  browser,
}) => {
  const leonie = await pageOf(browser, 'leonie')
  await leonie.goto(`${desk.studio}/studio/edit/pages/home#sections/2/lead/de`)
  await leonie.getByRole('textbox', { name: 'Vorspann, Deutsch' }).fill('Luft zuerst, dann Tische.')
  await expect(leonie.getByRole('status').first()).toContainText('Im Entwurf gespeichert')
  await leonie.getByRole('link', { name: 'Entwurf zeigen …' }).first().click()
  await leonie.getByLabel('Für wen').fill('Frau Ellwanger')
  expect(await faultsOf(leonie)).toEqual([])
  await leonie.getByRole('button', { name: 'Link anlegen' }).click()
  const address = (await leonie.locator('code').textContent()) ?? ''
  expect(address).toMatch(/\/draft#[\w-]{22}\.[\w-]{22}$/)
  await lookAt(browser, 'leonie', 'show')

  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  const guest = await context.newPage()
  const scripts: string[] = []
  guest.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await guest.goto(address)
  await expect.poll(() => guest.url()).not.toContain('#')
  const page = guest.frameLocator('iframe')
  await expect(page.getByText('Luft zuerst, dann Tische.')).toBeVisible()
  expect(scripts.filter(path => path.startsWith('/draft/'))).toEqual([])
  expect(await faultsOf(guest)).toEqual([])
  const sentence = page.getByText('Luft zuerst, dann Tische.')
  await expect(sentence).toHaveAttribute('tabindex', '0')
  await sentence.press('Enter')
  await expect(guest.getByRole('textbox')).toBeFocused()
  await guest.keyboard.type('Bei uns sind es zwölf.')
  expect(await faultsOf(guest)).toEqual([])
  await guest.getByRole('button', { name: 'Bemerkung speichern' }).press('Enter')
  await expect(guest.getByRole('button', { name: '1 Bemerkung' })).toBeVisible()
  await page.getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await guest.setViewportSize({ width: 390, height: 844 })
  expect(await faultsOf(guest)).toEqual([])
  await guest.getByRole('button', { name: 'Fertig, Bescheid geben' }).click()
  await expect(guest.getByRole('status')).toHaveText('Danke. Das Büro weiß Bescheid.')

  await leonie.goto(`${desk.studio}/studio/edit/pages/home#sections/2/lead/de`)
  const remark = leonie.getByRole('group', { name: /^Bemerkung/ }).filter({ hasText: 'zwölf' })
  await remark.getByRole('textbox').fill('Danke, ist weg.')
  await remark.getByRole('button', { name: 'Antworten und erledigen' }).click()
  await expect(remark).toContainText('Erledigt von Leonie Brandt')
  await guest.reload()
  await guest.getByRole('button', { name: '1 Bemerkung' }).click()
  await expect(guest.getByText('Danke, ist weg.')).toBeVisible()

  await leonie.goto(`${desk.studio}/studio/show`)
  await leonie.getByRole('button', { name: 'Beenden (Frau Ellwanger)' }).click()
  await expect(leonie.getByText('beendet oder abgelaufen')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Dieser Entwurf wird nicht mehr gezeigt')
  expect(await faultsOf(guest)).toEqual([])
  await context.close()
})

test('when two editors reorder the same page, the second sees both orders and chooses between them', async ({
  browser,
}) => {
  const [kilian, leonie] = [await pageOf(browser, 'kilian'), await pageOf(browser, 'leonie')]
  for (const page of [kilian, leonie]) {
    await page.goto(`${desk.studio}/studio/edit/pages/home`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const down = (page: Page, index: number) =>
    page.locator(`#f-sections\\.${index}`).getByRole('button', { name: /unten/ }).first()
  await down(kilian, 2).click()
  await expect(kilian.getByRole('status').first()).toContainText('Im Entwurf gespeichert')
  await down(leonie, 4).click()
  const conflict = leonie.getByRole('group', { name: 'Das hat auch Kilian Trautwang geändert' })
  await expect(conflict).toContainText('→')
  expect(await faultsOf(leonie)).toEqual([])
  await conflict.getByRole('button', { name: 'Meine nehmen' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(leonie.getByRole('status').first()).toContainText('Im Entwurf gespeichert')
})

test('with login by mail, a command gives the first administrator a link that works only once', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-own-login-'))
  const env = { STUDIO_LOGIN: 'mail', DATA_DIR: dataDir }
  const own = await startStudio(env)
  try {
    const { port } = new URL(own.origin)
    const said = execFileSync(process.execPath, [inProgram('cli/studio-login.ts'), 'leonie@firm.example'], {
      env: { ...process.env, ...env, STUDIO_PORT: port },
      encoding: 'utf8',
    })
    const link = /http\S+#[\w-]{43}/.exec(said)?.[0] ?? ''
    for (const [locale, width] of views) {
      const context = await browser.newContext({ locale, viewport: { width, height: 900 } })
      const page = await context.newPage()
      await page.goto(`${own.origin}/studio/`)
      await expect(page).toHaveURL(`${own.origin}/studio/login`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await context.close()
    }
    const context = await browser.newContext({ locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto(`${own.origin}/studio/login`)
    await page.getByLabel('Ihre E-Mail-Adresse').fill('mallory@evil.example')
    await page.getByRole('button', { name: 'Link schicken' }).press('Enter')
    await expect(page.getByRole('status')).toContainText('Wenn mallory@evil.example Zugang hat')
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('button', { name: 'Jetzt anmelden' }).press('Enter')
    await expect(page.getByText('Angemeldet: leonie@firm.example')).toBeAttached()
    await page.goto(`${own.origin}/studio/sessions`)
    await expect(page.getByText('dieser Browser')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Abmelden' }).last().click()
    await expect(page).toHaveURL(`${own.origin}/studio/login`)
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('button', { name: 'Jetzt anmelden' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('gilt nicht mehr')
    await context.close()
  } finally {
    await own.stop()
    removeContent(own)
    rmSync(dataDir, { recursive: true })
  }
})
