import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withUsedStyles, wordsIn } from './used-styles.ts'

const used = (css: string, markup: string, scripted: string[] = []) =>
  withUsedStyles(`<style>${css}</style>${markup}`, new Set(scripted))

/** Returns the styles that remain for a page with the classes `a` and `x`. */
const left = (css: string, ...scripted: string[]) =>
  used(css, '<p class="a x">a</p>', scripted).replace(/<style>(.*)<\/style>.*/, '$1')

test('a style rule is kept if its classes occur in the markup or in a script', () => {
  assert.equal(left('.a{top:0}.b{top:1px}.a .b{top:2px}.a>p{top:3px}'), '.a{top:0}.a>p{top:3px}')
  assert.equal(left('.a .b{top:0}', 'b'), '.a .b{top:0}')
  assert.equal(left('.b,.a:hover,.a .c{top:0}'), '.a:hover{top:0}')
  const rules = 'html{top:0}@font-face{font-family:b}@keyframes b{0%{top:0}}'
  assert.equal(left(rules), rules)
})

test('a missing class inside :not, :is or :has does not remove a rule', () => {
  const rules = '.a:not(.b){top:0}.a:is(.b,.c){top:1px}p:has(>.b){top:2px}'
  assert.equal(left(rules), rules)
})

test('empty groups of rules are removed, and neighbouring blocks of the same layer are joined', () => {
  assert.equal(
    left(
      '@layer one,two;@layer one{.b{top:0}}@layer two{@media print{.b{top:0}}.a{top:0}}@layer two{.x{top:1px}}@layer one{.a{top:2px}}',
    ),
    '@layer one,two;@layer two{.a{top:0}.x{top:1px}}@layer one{.a{top:2px}}',
  )
  assert.equal(left('.a{content:"}.b{"}.b{top:0}'), '.a{content:"}.b{"}')
})

test('the styles of a page are merged into one element, in place of the longest', () => {
  const order = '<style>@layer one;</style>'
  const main = '<style>.a,i{top:0;left:0}</style>'
  const page = withUsedStyles(`${order}<i></i>${main}<style>b{top:0}</style>`, new Set())
  assert.equal(page, '<i></i><style>@layer one;i{top:0;left:0}b{top:0}</style>')
})

test('a page keeps only the focus point rules that its pictures can use', () => {
  const rules = '[data-focus-x="5"]{--x:5%}[data-focus-x="10"]{--x:10%}'
  const picture = '<picture data-focus-x="10">'
  assert.equal(used(rules, picture), `<style>[data-focus-x="10"]{--x:10%}</style>${picture}`)
  const list = '<astro-island client="load">'
  assert.equal(used(rules, list), `<style>${rules}</style>${list}`)
})

test('only words that may be class names are collected from scripts', () => {
  const template = ['`c $', '{d?`e`:""} g`'].join('')
  const script = `f("a b",${template},{h:1});i.j("k-l")`
  const words = wordsIn(script)
  for (const word of ['a', 'b', 'c', 'e', 'g', 'k-l']) assert.ok(words.includes(word), word)
  for (const word of ['f', 'h', 'j']) assert.ok(!words.includes(word), word)
})
