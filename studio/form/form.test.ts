// Every schema of the site has a form, with a label for each entry in both languages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type * as v from 'valibot'
import { group } from '../../src/content/fields.ts'
import { pictureFormats } from '../../src/content/picture-formats.ts'
import { projectSchema } from '../../src/content/schemas/project.ts'
import { text } from '../../src/content/text-fields.ts'
import { heroSlideshow } from '../../src/sections/HeroSlideshow/schema.ts'
import { pageSchema } from '../../src/sections/page.ts'
import { contentFiles } from '../../src/site/content.ts'
import { formOf } from './form.ts'
import type { Field } from './form-fields.ts'

const schemas: [string, v.GenericSchema][] = [
  ...Object.entries(contentFiles).flatMap(([name, source]): [string, v.GenericSchema][] =>
    'file' in source && source.file.endsWith('.yaml') ? [[name, source.schema]] : [],
  ),
  ['project', projectSchema],
  ['pages', pageSchema],
]

function fieldsIn(field: Field): Field[] {
  const inside =
    field.type === 'group'
      ? field.entries.map(entry => entry.field)
      : field.type === 'list'
        ? [field.item]
        : field.type === 'map'
          ? [field.value]
          : field.type === 'variant'
            ? field.options.map(option => option.field)
            : field.type === 'fact'
              ? [field.field, field.consent.field]
              : []
  return [field, ...inside.flatMap(fieldsIn)]
}

test('every schema has a form in which each entry and each choice has a name in both languages', () => {
  const fields = schemas.flatMap(([name, schema]) => fieldsIn(formOf(schema, [name])))
  assert.ok(fields.length > 1200, String(fields.length))
  for (const kind of [
    'heading',
    'markdown',
    'text',
    'label',
    'target',
    'picture',
    'film',
    'person',
    'project',
    'date',
  ])
    assert.ok(
      fields.some(field => 'kind' in field && field.kind === kind),
      kind,
    )
})

test('building the form of an entry without a label fails', () => {
  // @ts-expect-error It does not compile either.
  const schema = group({ unheardOf: text() })
  assert.throws(() => formOf(schema, ['news']), /No label for news › unheardOf/)
})

test('a form states the placeholders that a text must keep, and the limits of texts, lists and numbers', () => {
  const at = (form: Field, ...keys: string[]) =>
    keys.reduce<Field>((field, key) => {
      assert.ok(field.type === 'group')
      const entry = field.entries.find(found => found.key === key)
      assert.ok(entry, key)
      return entry.field
    }, form)
  const words = formOf(contentFiles.interface.schema, ['interface'])
  assert.deepEqual(at(words, 'heroSlideshow', 'slide'), {
    type: 'pair',
    kind: 'text',
    placeholders: ['n', 'total'],
    optional: [],
    length: undefined,
  })
  assert.deepEqual(at(formOf(heroSlideshow.schema, ['home']), 'pictures'), {
    type: 'list',
    item: { type: 'word', kind: 'picture', least: pictureFormats.hero.least },
    min: 1,
    max: 13,
  })
  const page = formOf(pageSchema, ['home'])
  const title = at(page, 'seo', 'title')
  assert.deepEqual(title.type === 'pair' && title.length, { from: 1, to: 60 })
  assert.deepEqual(at(page, 'share', 'focus'), { type: 'number', min: 0, max: 100, whole: false })
})

test('a help text reaches the form, even for an optional entry', () => {
  const form = formOf(pageSchema, ['pages'])
  const helpOf = (key: string) =>
    form.type === 'group' ? form.entries.find(entry => entry.key === key)?.help?.en : undefined
  assert.match(helpOf('approved') ?? '', /^Who checked a legal text/)
  assert.equal(helpOf('nav'), undefined)
})
