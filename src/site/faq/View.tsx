import { Button } from '../../parts/Button/Button.tsx'
import boxCss from '../../parts/Field/Control.module.css'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import { Axis } from '../../parts/Section/Axis.tsx'
import { Bubble } from '../../parts/Section/Bubble.tsx'
import { classes } from '../../styles/classes.ts'
import { Accordion } from './Accordion.tsx'
import type { FaqPage } from './present.ts'
import css from './View.module.css'

type Props = FaqPage['view']

/** Categories in the margin, questions beside them; one answer open in each category. */
export function FaqView({ hero, labels, categories, cta, phone, closing }: Props) {
  const { search } = labels
  return (
    <>
      <PageHero {...hero} />
      <div className={classes('beside wrap', css.page)}>
        <nav className={css.categories} aria-label={labels.categories} data-categories="">
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
        <div className={css.list}>
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
      <section className={classes('wrap', css.closing)} aria-labelledby="faq-cta">
        <div className="beside">
          <h2 className="h1" id="faq-cta">
            {cta.heading}
          </h2>
          <div>
            <p className="lead">{cta.text}</p>
            <div className={classes('acts', css.acts)}>
              <Button href={cta.contact.href} tone="red">
                {cta.contact.label}
              </Button>
              <Button href={phone.href} arrow={false}>
                {phone.shown}
              </Button>
            </div>
          </div>
        </div>
      </section>
      <WideFigure picture={closing} />
    </>
  )
}
