import { Badge } from '../parts/Badge/Badge.tsx'
import { ArrowLink } from '../parts/Button/ArrowLink.tsx'
import { Count } from '../parts/Count/Count.tsx'
import { Hyphenated } from '../parts/Hyphenated/Hyphenated.tsx'
import { MotionButton } from '../parts/MotionButton/MotionButton.tsx'
import { OpeningText } from '../parts/Prose/OpeningText.tsx'
import { Prose } from '../parts/Prose/Prose.tsx'
import { Rows } from '../parts/Rows/Rows.tsx'
import { RuledList } from '../parts/RuledList/RuledList.tsx'
import { LeadHead } from '../parts/Section/LeadHead.tsx'
import { Section } from '../parts/Section/Section.tsx'
import { SectionHead } from '../parts/Section/SectionHead.tsx'
import { ServiceList } from '../parts/ServiceList/ServiceList.tsx'
import { StepList } from '../parts/StepList/StepList.tsx'
import { Table } from '../parts/Table/Table.tsx'
import { CookieTable } from '../sections/LongText/CookieTable.tsx'
import type { Examples } from './examples.ts'
import { Part } from './Part.tsx'
import { State } from './State.tsx'
import css from './Styleguide.module.css'

/** Shows the parts with text and figures. */
export function Words({ words, ui, services, numbers, projects, cookies, contact }: Examples) {
  const long = { title: words.long, text: words.sentence }
  const texts = services.slice(0, 3).map(({ title, text }) => ({ title, text }))
  const rows = projects[0]?.titleBlock.rows ?? []
  return (
    <>
      <Part name="Badge">
        <State name="one word">
          <Badge>{contact.label}</Badge>
        </State>
        <State name="long">
          <Badge>{words.long}</Badge>
        </State>
      </Part>
      <Part name="Count">
        <State name="counts up once, held by its button">
          <div data-counters="">
            <MotionButton labels={ui.motion} />
            {numbers.map(value => (
              <p className="h1" key={value} data-counter="">
                <Count value={value} shown={`${value}`} />
              </p>
            ))}
          </div>
        </State>
      </Part>
      <Part name="Hyphenated">
        <State name="a title that breaks">
          <h3 className="h1">
            <Hyphenated text={words.long} />
          </h3>
        </State>
      </Part>
      <Part name="Prose">
        <State name="paragraphs">
          <Prose html={`<p>${words.sentence}</p><p>${words.sentence}</p>`} />
        </State>
        <State name="beside its heading">
          <OpeningText id="opening" heading={words.long} copy={`<p>${words.sentence}</p>`} />
        </State>
      </Part>
      <Part name="Rows">
        <State name="figures">
          <Rows rows={rows} />
        </State>
        <State name="narrow, long">
          <Rows narrow rows={[{ label: contact.label, value: words.long }, ...rows]} />
        </State>
      </Part>
      <Part name="RuledList">
        <State name="two columns">
          <RuledList items={[...texts, long]} columns={2} />
        </State>
        <State name="four columns">
          <RuledList items={[...texts, long]} columns={4} />
        </State>
      </Part>
      <Part name="Section">
        <State name="with a head and its link" full>
          <Section mark={1} id="section-head">
            <SectionHead id="section-head" title={projects[0]?.head.title ?? contact.label}>
              <ArrowLink href={contact.href}>{contact.label}</ArrowLink>
            </SectionHead>
          </Section>
        </State>
        <State name="owns red, with a lead" full>
          <Section mark={2} id="section-lead" ownsRed>
            <LeadHead id="section-lead" heading={words.long} lead={words.sentence} copy={words.sentence} />
          </Section>
        </State>
        <State name="the last one, marked by a letter" full>
          <Section mark="W" id="section-last" last>
            <SectionHead id="section-last" title={contact.label} />
          </Section>
        </State>
      </Part>
      <Part name="ServiceList">
        <State name="links">
          <ServiceList services={services} />
        </State>
        <State name="opens a dialog, long">
          <ServiceList
            services={[{ ...long, link: contact.href }]}
            dialog="dialog-empty"
            purpose={contact.label}
          />
        </State>
      </Part>
      <Part name="StepList">
        <State name="steps">
          <StepList steps={[...texts, long]} />
        </State>
      </Part>
      <Part name="Table">
        <State name="rows on eight columns">
          <Table>
            {rows.map(({ label, value }) => (
              <li key={label} className={css.halves}>
                <b>{label}</b> <span>{value}</span>
              </li>
            ))}
          </Table>
        </State>
        <State name="rows that become cards">
          <CookieTable {...cookies} />
        </State>
      </Part>
    </>
  )
}
