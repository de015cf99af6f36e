// Every form on the built pages has the fields that its definition in content gives it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordedFields } from '../../src/forms/words.ts'
import { fill } from '../../src/i18n/fill.ts'
import { localeOfPath, locales, localizePath, pathOf, projectPath } from '../../src/routes.ts'
import { content, foundProjects, site } from '../../src/site/shared/site.ts'
import { htmlOf, pages } from './support.ts'

const { forms, formDefinitions } = site('de')
const formKinds = Object.keys(formDefinitions)
const fieldsOf = (kind: string) => wordedFields(kind, { ...forms, definitions: formDefinitions })

const formsOf = (html: string) => html.match(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g) ?? []

test('every form has exactly its defined fields, with their limits and autocomplete values', () => {
  const seen = new Set<string>()
  for (const { path, html } of pages)
    for (const form of formsOf(html)) {
      const kind = formKinds.find(candidate => form.includes(`name="form-kind" value="${candidate}"`))
      assert.ok(kind, path)
      seen.add(kind)
      const controls = form.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? []
      for (const { name, kind: type, required, min, max, autocomplete } of fieldsOf(kind)) {
        if (type === 'given') continue
        const control = controls.filter(tag => tag.includes(` name="${name}"`))
        assert.equal(control.length, 1, `${path}: ${name}`)
        const [tag = ''] = control
        assert.equal(/ required/.test(tag), required === true, tag)
        assert.equal(/ autocomplete="([^"]+)"/i.exec(tag)?.[1], autocomplete, tag)
        assert.equal(/ minlength="(\d+)"/i.exec(tag)?.[1], min?.toString(), tag)
        const limit: string | undefined = formDefinitions[kind]?.native ? max?.toString() : undefined
        assert.equal(/ maxlength="(\d+)"/i.exec(tag)?.[1], limit, tag)
      }
      const own = controls.filter(
        tag => !/name="(form-kind|form-locale|form-person|website|service)"/.test(tag),
      )
      assert.equal(own.length, fieldsOf(kind).filter(field => field.kind !== 'given').length, path)
    }
  assert.deepEqual([...seen].sort(), [...formKinds].sort())
})

test('the form of a project page goes to the person who answers according to that page', () => {
  for (const locale of locales)
    for (const id of foundProjects) {
      const path = localizePath(projectPath(id), locale)
      const html = htmlOf(path)
      const { people, projectPage } = site(locale)
      const [, person = ''] = /name="form-person" value="([^"]+)"/.exec(formsOf(html)[0] ?? '') ?? []
      const name = people.persons[person]?.name ?? assert.fail(`${path}: no recipient`)
      assert.ok(html.includes(fill(projectPage.people.answer, { name })), `${path}: ${name}`)
    }
})

test('no page asks for a password', () => {
  for (const { path, html } of pages) assert.doesNotMatch(html, /type="password"/, path)
})

test('every form links to the privacy policy', () => {
  for (const { path, html } of pages)
    for (const form of formsOf(html))
      assert.ok(form.includes(`href="${pathOf('datenschutz', localeOfPath(path))}"`), path)
})

test('the home page contains no error message for its form, which only the browser validates', () => {
  const home = pages.find(({ path }) => path === '/')?.html ?? ''
  assert.ok(
    !home.includes(
      content.formDefinitions.home?.fields.find(({ name }) => name === 'location')?.missing?.in('de') ?? '<',
    ),
  )
})
