import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markdownOf } from './page-markdown.ts'

test('a page becomes Markdown: headings, lists, links, pictures and tables', () => {
  const html = `<!doctype html><title>T</title><nav>Menu</nav><main><p aria-hidden="true"><i>A</i></p><h1>Bau<span>\u00adkunst</span></h1>
    <p>Mit <strong>Maß</strong> und <a href="/contact">Kontakt</a>.</p><script>no()</script>
    <ul><li>Eins</li><li><p>Zwei</p></li></ul><img src="/a.avif" alt="Ein Haus"><img src="/b.avif" alt="">
    <table><tr><th>Jahr</th><td>2024</td></tr></table></main><footer>Ende</footer>`
  assert.equal(
    markdownOf(html),
    '# Baukunst\n\nMit **Maß** und [Kontakt](/contact).\n\n- Eins\n\n- Zwei\n\n![Ein Haus](/a.avif)\n\n| Jahr | 2024 |\n',
  )
})
