// The three views of /projects: their parts, and the projects that they show.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { otherFirm } from '../../support/sites.ts'

export const cards = 'main article:visible'
export const houses = '[data-view=scale] li[data-project]:visible'
export const rows = '[data-view=table] tbody tr:visible'
export const current = (page: Page) =>
  page.getByRole('navigation', { name: /^(Ansicht|View)$/ }).locator('[aria-current]')
export const projects: { id: string; title: string; size?: { length: number; height: number } }[] =
  JSON.parse(readFileSync(`${otherFirm.env.SITE_DIR}/projects.json`, 'utf8')).projects
