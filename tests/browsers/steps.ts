// Steps that must work in every browser. The details are tested in tests/e2e.
import type { ServedSite } from '../../sweep/serve-site.ts'
import type { Visitor } from './driver.ts'

/** A step that returns why this browser shows something other than most do, or nothing. */
type Step = [name: string, run: (visitor: Visitor, site: ServedSite) => Promise<string | undefined>]

const shown = (selector: string, count: number) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter(one => one.checkVisibility()).length === ${count}`
/** The codes by which WebDriver names these keys. */
const escapeKey = '\uE00C'
const arrowDown = '\uE015'
const inquiry = { name: 'Mara Lindner', email: 'mara@hafenbogen.example', message: 'Ein Haus am Hafen.' }
const shownCards =
  "[...document.querySelectorAll('main article')].filter(card => card.checkVisibility()).length"
const hydrated = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.closest('astro-island')?.hasAttribute('ssr') === false`

async function fillInHomeInquiry(visitor: Visitor): Promise<void> {
  await visitor.goto('/')
  await visitor.click('[data-slideshow] [data-dialog=inquiry]')
  await visitor.see(hydrated('#inquiry form[action]'))
  const { name, email, message } = inquiry
  for (const [field, text] of Object.entries({
    fullName: name,
    email,
    location: 'Hamburg',
    description: message,
  })) {
    await visitor.click(`#inquiry [name=${field}]`)
    await visitor.type(text)
  }
  // A click would open the operating system's list, which is not part of the page; the arrow key chooses without it.
  await visitor.see("(document.querySelector('#inquiry [name=projectType]').focus(), true)")
  await visitor.type(arrowDown)
  await visitor.see("document.querySelector('#inquiry form[action]').checkValidity()")
}

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
      await visitor.click('main fieldset > :nth-of-type(1) > button:last-of-type')
      await visitor.see(`${shownCards} === 9 && location.search === '?focus=infrastructure'`)
      await visitor.see('(history.back(), true)')
      await visitor.see(`${shownCards} === 22 && location.search === ''`)
    },
  ],
  [
    'the same selection at one scale and as a table, which sorts',
    async visitor => {
      await visitor.goto('/projects?focus=infrastructure')
      await visitor.see("document.querySelector('main fieldset:enabled')")
      await visitor.click('main nav a[href*="view=scale"]')
      await visitor.see(shown('[data-view=scale] li[data-project]', 9))
      await visitor.click('main nav a[href*="view=table"]')
      await visitor.see(shown('[data-view=table] tbody tr', 9))
      await visitor.click('[data-view=table] th:nth-of-type(2) button:enabled')
      await visitor.see("document.querySelectorAll('[data-view=table] th[aria-sort]').length === 1")
      await visitor.see("location.search.includes('sort=')")
      await visitor.see(
        "(sessionStorage.first = document.querySelector('[data-view=table] tbody tr:not([hidden]) a').pathname)",
      )
      await visitor.click('[data-view=table] tbody tr:not([hidden]) td:nth-of-type(3)')
      await visitor.see('location.pathname === sessionStorage.first')
    },
  ],
  [
    'a project shows its drawing in place of its model',
    async visitor => {
      await visitor.goto('/projects/hochhaus-nordkai')
      // The upper of the two pictures is clipped and not hidden, so only the element at the middle point tells which is visible.
      const drawn = `(picture => {
        picture.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = picture.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2).closest(':has(> svg[role=img]), svg[role=img]')
      })(document.querySelector('main figure img'))`
      await visitor.see(`!${drawn}`)
      await visitor.click('main label:has([data-line])')
      await visitor.see(drawn)
    },
  ],
  [
    'the finder judges, keeps a reference over a reload, and opens its sheet',
    async visitor => {
      await visitor.goto('/projects/finder')
      await visitor.see("document.querySelector('main fieldset:enabled')")
      await visitor.click('main fieldset fieldset label:nth-of-type(2)')
      await visitor.see("location.search.includes('kind=')")
      await visitor.click('main tbody button[aria-pressed=false]')
      await visitor.see("location.search.includes('projects=')")
      await visitor.reload()
      await visitor.see("document.querySelectorAll('main tbody button[aria-pressed=true]').length === 1")
      await visitor.click('a[href*="/projects/sheets?"]')
      await visitor.see("location.pathname === '/projects/sheets'")
      await visitor.see(
        "[...document.querySelectorAll('main article')].filter(sheet => sheet.checkVisibility()).length === 1",
      )
    },
  ],
  [
    'the card of a person opens, and Escape closes it',
    async visitor => {
      await visitor.goto('/office')
      await visitor.click('main [data-dialog^=contact]')
      await visitor.see('document.querySelector(\'dialog[open] a[href^="tel:"]\')')
      await visitor.type(escapeKey)
      await visitor.see("!document.querySelector('dialog[open]')")
    },
  ],
  [
    'the form of the contact page sends and says its reference',
    async visitor => {
      await visitor.goto('/contact')
      await visitor.see("(document.querySelector('main [name=message]').scrollIntoView(), true)")
      await visitor.see("document.querySelector('main [name=message]').form.noValidate")
      for (const [field, text] of Object.entries(inquiry)) {
        await visitor.click(`main form:has([name=message]) [name=${field}]`)
        await visitor.type(text)
      }
      await visitor.click('main form:has([name=message]) [type=submit]')
      await visitor.see("document.activeElement.matches('[data-result]')")
      await visitor.see('/\\w{4}-\\w{4}/.test(document.activeElement.textContent)')
    },
  ],
  [
    'a film plays in silence, stops and plays on',
    async visitor => {
      await visitor.goto('/digital-planning')
      const playable = `['avc1.640028', 'av01.0.08M.08'].some(codec => document.createElement('video').canPlayType(\`video/mp4; codecs="\${codec}"\`))`
      if (!(await visitor.holds(playable))) {
        await visitor.see("document.querySelector('[data-film] [data-motion]').hidden")
        await visitor.see("document.querySelector('[data-film] img').checkVisibility()")
        return 'this browser has neither H.264 nor AV1 here; the picture stays and no button promises more'
      }
      const film = "document.querySelector('[data-film] video')"
      await visitor.see(`${film}.currentTime > 143 && !${film}.paused && ${film}.muted`)
      await visitor.click('[data-film] [data-motion]')
      await visitor.see(`${film}.paused`)
      await visitor.click('[data-film] [data-motion]')
      await visitor.see(`!${film}.paused`)
      return undefined
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
  [
    'an inquiry of the home page is sent while one reads on, and its reference stays',
    async visitor => {
      await fillInHomeInquiry(visitor)
      await visitor.click('#inquiry [type=submit]:not([aria-label])')
      await visitor.see("!document.querySelector('dialog[open]')")
      await visitor.see("/\\w{4}-\\w{4}/.test(document.querySelector('[data-outcome=home]').textContent)")
    },
  ],
  // This must stay the last step, because it stops the site.
  [
    'an inquiry that does not arrive says so until it is put away, and keeps what was typed',
    async (visitor, site) => {
      await fillInHomeInquiry(visitor)
      await site.stop()
      await visitor.click('#inquiry [type=submit]:not([aria-label])')
      const outcome = "document.querySelector('[data-outcome=home] [data-tone=bad]')"
      await visitor.see(outcome)
      await visitor.see("document.querySelector('[role=alert]').childElementCount === 1")
      await visitor.see("document.querySelector('[role=alert]').childElementCount === 0")
      await visitor.see(outcome)
      await visitor.click('[data-outcome=home] p button')
      await visitor.see(
        `document.querySelector('dialog[open] [name=description]').value === ${JSON.stringify(inquiry.message)}`,
      )
    },
  ],
]
