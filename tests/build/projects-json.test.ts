// /projects.json has every public project.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { content } from '../../src/site/shared/site.ts'
import { files, site } from './support.ts'

for (const file of ['projects.json', 'en/projects.json']) {
  const { language, projects, categories } = JSON.parse(readFileSync(join(site, file), 'utf8'))

  test(`${file} has every public project, with an existing page, picture and drawings`, () => {
    assert.equal(language, file.startsWith('en') ? 'en' : 'de')
    assert.equal(projects.length, Object.keys(content.projects).length)
    for (const project of projects) {
      assert.ok(files.includes(`${project.href.slice(1)}.html`), project.href)
      assert.ok(
        categories.some((item: { category: string }) => item.category === project.category),
        project.id,
      )
      assert.ok(files.includes(project.picture.src.slice(1)), project.picture.src)
      for (const drawing of Object.values<{ src: string; width: number }>(project.drawings)) {
        assert.ok(files.includes(drawing.src.slice(1)), drawing.src)
        assert.ok(drawing.width > 0, project.id)
      }
      if (project.drawings.row) assert.ok(project.size.length > 0 && project.size.height > 0, project.id)
    }
  })

  test(`${file} names no contact person for any client`, () => {
    for (const { facts } of projects) assert.equal(facts.client?.contact, undefined)
  })
}
