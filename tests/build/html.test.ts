import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HtmlValidate } from 'html-validate/node'
import { pages } from './support.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // Astro writes `<!DOCTYPE html>` and void elements its own way; both are valid HTML.
    'doctype-style': 'off',
    'void-style': 'off',
    // React writes srcSet and hidden="", which HTML reads as srcset and hidden.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // The HTML is minified.
    'no-trailing-whitespace': 'off',
    // Phone numbers may break at their spaces; no-break spaces would keep even a long one on a single line.
    'tel-non-breaking': 'off',
    // Generated ids may contain hashes.
    'valid-id': ['error', { relaxed: true }],
    'long-title': 'off',
  },
})

// The content of a template is not part of the page until a script inserts it.
const shown = (html: string) => html.replace(/<template\b[\s\S]*?<\/template>/g, '')

test('every page is valid HTML', async () => {
  const problems: string[] = []
  for (const page of pages) {
    const report = await validator.validateString(shown(page.html))
    for (const result of report.results)
      for (const message of result.messages)
        problems.push(`${page.path} ${message.line}:${message.column} ${message.ruleId}: ${message.message}`)
  }
  assert.deepEqual(problems.slice(0, 40), [])
})

test('every page declares the order of its cascade layers before any other style', () => {
  for (const { path, html } of pages)
    assert.match(
      html,
      /^(?:(?!<style|<link[^>]*stylesheet)[\s\S])*<style>@layer tokens, theme, modes, base, parts, frame, site;/,
      path,
    )
})

test('no page contains the text [object Object]', () => {
  const leaking = pages.filter(({ html }) => html.includes('[object Object]'))
  assert.deepEqual(
    leaking.map(({ path }) => path),
    [],
  )
})
