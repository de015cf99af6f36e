// What must work in every browser. The fine points are in tests/e2e; this is whether the site works at all.
import type { Visitor } from './driver.ts'

type Step = [name: string, run: (visitor: Visitor) => Promise<void>]

const shownCards =
  "[...document.querySelectorAll('main article')].filter(card => card.checkVisibility()).length"
const hydrated = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.closest('astro-island')?.hasAttribute('ssr') === false`

export const steps: Step[] = [
  [
    'the banner is answered, a link of the navigation is followed, the language is changed',
    async visitor => {
      await visitor.goto('/')
      await visitor.click('[data-consent=essential]')
      await visitor.see("!document.getElementById('consent').checkVisibility()")
      await visitor.click('header > nav > a[href="/bestand"]')
      await visitor.see("location.pathname === '/bestand' && document.querySelector('h1')")
      await visitor.click('header a[hreflang=en]')
      await visitor.see("location.pathname === '/en/bestand' && document.documentElement.lang === 'en'")
      await visitor.see("!document.getElementById('consent').checkVisibility()")
    },
  ],
  [
    'the menu of services opens and leads on',
    async visitor => {
      await visitor.goto('/')
      await visitor.click('header > nav > [popovertarget]')
      await visitor.see("document.querySelector('#services-menu:popover-open')")
      await visitor.click('#services-menu a[href="/consulting"]')
      await visitor.see("location.pathname === '/consulting'")
    },
  ],
  [
    'a dialog opens, names what is missing, sends, and gives the focus back',
    async visitor => {
      await visitor.goto('/consulting')
      await visitor.click('[data-dialog=quote]')
      await visitor.see("document.querySelector('dialog[open] form[novalidate]')")
      await visitor.click('dialog[open] form[novalidate] [type=submit]')
      await visitor.see("document.querySelectorAll('dialog[open] [aria-invalid=true]').length === 3")
      await visitor.see("document.activeElement.name === 'name'")
      await visitor.type('Mara Lindner')
      await visitor.click('dialog[open] [name=email]')
      await visitor.type('mara@hafenbogen.example')
      await visitor.click('dialog[open] [name=message]')
      await visitor.type('Ein Haus am Hafen.')
      await visitor.see("document.querySelectorAll('dialog[open] [aria-invalid=true]').length === 0")
      await visitor.click('dialog[open] form[novalidate] [type=submit]')
      await visitor.see("document.body.textContent.includes('Ihre Referenz')")
      await visitor.see("!document.querySelector('dialog[open]')")
      await visitor.see("document.activeElement.matches('[data-dialog=quote]')")
    },
  ],
  [
    'the wheel shows and keeps a discipline',
    async visitor => {
      await visitor.goto('/architecture')
      await visitor.see("(document.querySelector('[role=toolbar]').scrollIntoView(), true)")
      await visitor.see(hydrated('[role=toolbar]'))
      await visitor.click('[data-angle="90"] button')
      await visitor.see(`document.querySelector('[role=toolbar] [aria-pressed=true]')`)
    },
  ],
  [
    'the filter narrows the list, and back widens it',
    async visitor => {
      await visitor.goto('/projects')
      await visitor.see("document.querySelector('main fieldset:enabled')")
      await visitor.see(`${shownCards} === 22`)
      await visitor.click('main fieldset > :nth-of-type(1) > button:last-child')
      await visitor.see(`${shownCards} === 9 && location.search === '?focus=infrastructure'`)
      await visitor.see('(history.back(), true)')
      await visitor.see(`${shownCards} === 22 && location.search === ''`)
    },
  ],
  [
    'questions are found by typing',
    async visitor => {
      await visitor.goto('/faq')
      await visitor.click('input[type=search]')
      await visitor.type('abwarme')
      await visitor.see(
        "[...document.querySelectorAll('main details')].filter(item => item.checkVisibility()).length === 1",
      )
    },
  ],
]
