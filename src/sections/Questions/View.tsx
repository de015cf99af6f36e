import boxCss from '../../parts/Field/Control.module.css'
import { Axis } from '../../parts/Section/Axis.tsx'
import { Bubble } from '../../parts/Section/Bubble.tsx'
import type { Site } from '../../site/shared/site.ts'
import { classes } from '../../styles/classes.ts'
import { Accordion } from './Accordion.tsx'
import css from './View.module.css'

type Props = { categories: Site['faq']; words: Site['interface']['questions'] }

/** Shows categories in the margin and their questions beside them. One answer per category is open. */
export function Questions({ categories, words }: Props) {
  const { search } = words
  return (
    <div className={classes('beside wrap', css.page)}>
      <nav className={css.categories} aria-label={words.categories} data-categories="">
        <ol>
          {categories.map((category, index) => (
            <li key={category.id}>
              <a href={`#${category.id}`}>
                <Bubble small>{index + 1}</Bubble>
                {category.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.list} data-faq="">
        <search className={classes('needs-script', css.search)}>
          <label htmlFor="faq-search">{search.label}</label>
          <input
            className={boxCss.control}
            id="faq-search"
            type="search"
            placeholder={search.hint}
            autoComplete="off"
          />
          <p
            className="note"
            id="faq-found"
            role="status"
            data-one={search.one}
            data-many={search.many}
            data-none={search.none}
          />
        </search>
        {categories.map((category, index) => (
          <section key={category.id} id={category.id} aria-labelledby={`${category.id}-title`}>
            <Axis mark={index + 1} className={css.axis} />
            <h2 className="h2" id={`${category.id}-title`}>
              {category.title}
            </h2>
            <Accordion name={category.id} items={category.questions} firstOpen={index === 0} />
          </section>
        ))}
      </div>
    </div>
  )
}
