// The data of the cards, and the number of projects per category, which the island needs before it loads a view.
import { fill } from '../../i18n/fill.ts'
import { categoriesIn } from '../../projects/catalogue.ts'
import { cardsOnPhone, restOfCards } from '../../projects/list/choice.ts'
import { publicProjects } from '../../projects/public-projects.ts'
import type { Locale } from '../../routes.ts'
import { pageLink, site } from '../../site/shared/site.ts'

export async function present(locale: Locale) {
  const { firm, categories, interface: ui } = site(locale)
  const { label, filter, views, scale, table } = ui.projectList
  const cards = (await publicProjects(locale)).map((card, index) =>
    index === cardsOnPhone ? { ...card, anchor: restOfCards } : card,
  )
  const list = {
    locale,
    words: {
      label,
      filter,
      views,
      orders: scale.orders,
      paper: scale.paper,
      print: table.print,
      sheet: fill(table.sheet, { firm: firm.shortName }),
    },
    finder: pageLink('finder', locale),
    focusAreas: categories.map(({ id, label }) => ({ id, label })),
    categories: categoriesIn(locale).map(({ focus, category, label }) => ({
      focus,
      category,
      label,
      count: cards.filter(card => card.category === category).length,
    })),
  }
  return { cards, list }
}
