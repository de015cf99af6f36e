import { expect, test } from './support/test.ts'

const languages = [
  {
    home: '/',
    services: 'Leistungen',
    first: 'Beratung',
    menu: 'Menü',
    close: 'Menü schließen',
    other: 'English',
  },
  {
    home: '/en',
    services: 'Services',
    first: 'Consulting',
    menu: 'Menu',
    close: 'Close menu',
    other: 'Deutsch',
  },
]

for (const { home, services, first, menu, close, other } of languages) {
  test.describe(`${home} on a desktop`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('a service in the menu leads to its page, where the menu marks it as current', async ({
      answered: page,
    }) => {
      await page.goto(home)
      await page.getByRole('button', { name: services }).click()
      const link = page.locator('#services-menu').getByRole('link', { name: first })
      await link.click()
      await expect(page).toHaveURL(/\/consulting$/)
      await expect(page.locator('#services-menu a[aria-current="page"]')).toHaveText(new RegExp(first))
    })
  })

  test.describe(`${home} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('the menu has three sections and a language list, takes the focus, and closes on navigation', async ({
      answered: page,
    }) => {
      await page.goto(home)
      await page.getByRole('button', { name: menu, exact: true }).click()
      const sheet = page.locator('#menu')
      await expect(sheet).toBeVisible()
      await expect(page.getByRole('button', { name: close })).toBeFocused()
      // This firm has three languages, so the language switch is a fourth list.
      await expect(sheet.locator('ul')).toHaveCount(4)
      await sheet.getByRole('link', { name: first }).click()
      await expect(page).toHaveURL(/\/consulting$/)
      await expect(page.locator('#menu')).toBeHidden()
    })

    test('the language switch closes the menu and shows the page in the other language', async ({
      answered: page,
    }) => {
      await page.goto(home)
      await page.getByRole('button', { name: menu, exact: true }).click()
      await page.locator('#menu').getByRole('link', { name: other }).click()
      await expect(page).toHaveURL(home === '/' ? /\/en$/ : /:\d+\/$/)
      await expect(page.locator('#menu')).toBeHidden()
    })
  })
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the header is exactly 80 px high and stays in view', async ({ answered: page }) => {
    await page.goto('/')
    const header = page.locator('header')
    expect((await header.boundingBox())?.height).toBe(80)
    await page.keyboard.press('End')
    await expect(header).toBeInViewport({ ratio: 1 })
  })

  test('the services menu opens on hover and closes when the pointer leaves it', async ({
    answered: page,
  }) => {
    await page.goto('/')
    const list = page.locator('#services-menu')
    await page.getByRole('button', { name: 'Leistungen' }).hover()
    await expect(list).toBeVisible()
    await list.getByRole('link', { name: 'Beratung' }).hover()
    await expect(list).toBeVisible()
    await page.locator('h1').hover({ force: true })
    await expect(list).toBeHidden()
  })

  test('the services menu opens by keyboard, and Escape closes it and returns the focus to its button', async ({
    answered: page,
  }) => {
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Leistungen' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const list = page.locator('#services-menu')
    await expect(list).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(list, 'going back leaves it too').toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Escape closes the menu and returns the focus to its button', async ({ answered: page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menü', exact: true })
    await button.click()
    await expect(page.locator('#menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu')).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the menu opens and its links work', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    await page.locator('#menu').getByRole('link', { name: 'Beratung' }).click()
    await expect(page).toHaveURL(/\/consulting$/)
  })
})

test('a click on the services button just after hover opened the menu leaves it open', async ({
  answered: page,
}) => {
  await page.goto('/')
  const open = await page.evaluate(async () => {
    const toggle = document.querySelector<HTMLElement>('[data-services-toggle]')
    const services = document.getElementById('services-menu')
    const opened = new Promise(done => services?.addEventListener('toggle', done, { once: true }))
    toggle?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    await opened
    toggle?.click()
    return services?.matches(':popover-open')
  })
  expect(open).toBe(true)
})
