import type { WordedField } from '../forms/words.ts'
import { ArrowLink } from '../parts/Button/ArrowLink.tsx'
import { Button } from '../parts/Button/Button.tsx'
import { Field } from '../parts/Field/Field.tsx'
import { PageHero } from '../parts/PageHero/PageHero.tsx'
import { Section } from '../parts/Section/Section.tsx'
import { SectionHead } from '../parts/Section/SectionHead.tsx'
import { classes } from '../styles/classes.ts'
import css from './StyleguideView.module.css'

const colours = [
  'paper',
  'sheet',
  'tint',
  'ink',
  'ink-2',
  'ink-3',
  'edge',
  'hair',
  'vermilion',
  'vermilion-text',
  'night',
]
const types = ['poster', 'h1', 'h2', 'h3', 'h4', 'lead', 'copy', 'small', 'note']

const messages = {}
const fields: WordedField[] = [
  { name: 'name', kind: 'line', label: 'Required', required: true, messages },
  { name: 'phone', kind: 'tel', label: 'Optional', messages },
  { name: 'email', kind: 'email', label: 'Wrong', required: true, messages },
  {
    name: 'projectType',
    kind: 'choice',
    label: 'Choice',
    required: true,
    choices: [{ value: 'office', label: 'Office' }],
    messages,
  },
  { name: 'message', kind: 'text', label: 'Long text', required: true, hint: 'A hint', wide: true, messages },
]

/** The parts that need no content: colours, type, actions, fields. */
export function StyleguideView() {
  return (
    <>
      <PageHero heading="Styleguide" lead="Every component in its states." />
      <Section mark={1} labelledBy="sg-colour">
        <SectionHead id="sg-colour" title="Colour" />
        <ul className={classes('columns', css.colours)}>
          {colours.map(colour => (
            <li key={colour} data-colour={colour}>
              {colour}
            </li>
          ))}
        </ul>
      </Section>
      <Section mark={2} labelledBy="sg-type">
        <SectionHead id="sg-type" title="Type" />
        {types.map(type => (
          <p key={type} className={type}>
            {type}: Generalplanungsgesellschaft 22 m²
          </p>
        ))}
      </Section>
      <Section mark={3} labelledBy="sg-actions" ownsRed>
        <SectionHead id="sg-actions" title="Actions">
          <ArrowLink href="#sg-actions">Arrow link</ArrowLink>
        </SectionHead>
        <div className="acts">
          <Button tone="red">Primary</Button>
          <Button tone="ink">Ink</Button>
          <Button>Line</Button>
          <Button href="#sg-actions">As a link</Button>
          <Button disabled>Disabled</Button>
        </div>
      </Section>
      <Section mark={4} labelledBy="sg-fields" ownsRed>
        <SectionHead id="sg-fields" title="Fields" />
        <div className={css.form}>
          {fields.map(field => (
            <Field
              key={field.name}
              id={`sg-${field.name}`}
              field={field}
              words={{ optional: '(optional)', choose: 'Please choose' }}
              error={field.name === 'email' ? 'What is wrong and what to do' : undefined}
              count={field.kind === 'text' ? '12 / 2000' : undefined}
            />
          ))}
        </div>
      </Section>
    </>
  )
}
