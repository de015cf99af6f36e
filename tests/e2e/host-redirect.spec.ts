// The redirect in the browser, for hosts without our server. The test serves the site's files under the alternate domain.
import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { otherFirm } from '../support/sites.ts'

for (const [asked, expected] of [
  [
    'http://traglot-eu.example/projects?focus=living#main',
    'https://traglot.example/en/projects?focus=living#main',
  ],
  ['http://www.traglot-eu.example/', 'https://traglot.example/en'],
  ['http://traglot-eu.example/en/contact', 'https://traglot.example/en/contact'],
] as const) {
  base(`the browser redirects ${asked} to ${expected}`, async ({ page }) => {
    await page.route('http://*traglot-eu.example/**', route =>
      route.fulfill({
        contentType: 'text/html',
        body: readFileSync(`${otherFirm.env.SITE_DIR}/projects.html`),
      }),
    )
    await page.route('https://traglot.example/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<p>There</p>' }),
    )
    await page.goto(asked, { waitUntil: 'commit' })
    await expect(page).toHaveURL(expected)
  })
}
