// The redirect in the browser, for hosts that no server of ours stands behind: the site's own files, served here
// under the alternate domain.
import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'

for (const [asked, expected] of [
  [
    'http://achsmass-hu.example/projects?focus=space#main',
    'https://achsmass.example/en/projects?focus=space#main',
  ],
  ['http://www.achsmass-hu.example/', 'https://achsmass.example/en'],
  ['http://achsmass-hu.example/en/contact', 'https://achsmass.example/en/contact'],
] as const) {
  base(`${asked} becomes ${expected}`, async ({ page }) => {
    await page.route('http://*achsmass-hu.example/**', route =>
      route.fulfill({ contentType: 'text/html', body: readFileSync('dist/projects.html') }),
    )
    await page.route('https://achsmass.example/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<p>There</p>' }),
    )
    await page.goto(asked, { waitUntil: 'commit' })
    await expect(page).toHaveURL(expected)
  })
}
