import { Plus } from '../../parts/Plus/Plus.tsx'
import { Prose } from '../../parts/Prose/Prose.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Accordion.module.css'

export type AccordionItem = { id: string; question: string; answer: string }

type Props = {
  /** Items of one name close one another. */
  name: string
  items: AccordionItem[]
  firstOpen?: boolean
}

/** Shows questions that unfold one at a time. The details element is native, so this needs no script. */
export function Accordion({ name, items, firstOpen = false }: Props) {
  return (
    <div className={classes('hairlines', css.list)}>
      {items.map((item, index) => (
        <details key={item.id} id={item.id} name={name} open={firstOpen && index === 0}>
          <summary>
            <h3>{item.question}</h3>
            <Plus className={css.plus} />
          </summary>
          <Prose html={item.answer} />
        </details>
      ))}
    </div>
  )
}
