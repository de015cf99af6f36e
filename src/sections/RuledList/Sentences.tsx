import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import type { SectionProps } from '../resolved.ts'
import css from './Sentences.module.css'
import type { ruledList } from './schema.ts'

/** Shows long sentences in heading size, each beside its title. */
export function Sentences({ heading, items, at }: SectionProps<typeof ruledList>) {
  return (
    <Section {...at}>
      <h2 className="vh" id={at.id}>
        {heading}
      </h2>
      <ol className={css.sentences}>
        {items.map(({ title, text, icon }) => (
          <li className="beside" key={title}>
            <div>
              {icon && <Icon id={icon} />}
              <h3 className="h4">
                <Hyphenated text={title} />
              </h3>
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
