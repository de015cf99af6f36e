import { Badge } from '../parts/Badge/Badge.tsx'
import { Card } from '../parts/Card/Card.tsx'
import { CardGrid } from '../parts/Card/CardGrid.tsx'
import { FilmHero } from '../parts/Film/FilmHero.tsx'
import { ShownFilm } from '../parts/Film/ShownFilm.tsx'
import { Look } from '../parts/Look/Look.tsx'
import { PageHero } from '../parts/PageHero/PageHero.tsx'
import { PersonBlock } from '../parts/Person/PersonBlock.tsx'
import { PersonCard } from '../parts/Person/PersonCard.tsx'
import { Picture } from '../parts/Picture/Picture.tsx'
import { WideFigure } from '../parts/Picture/WideFigure.tsx'
import { Tiles } from '../parts/Tiles/Tiles.tsx'
import { ProjectCardGrid } from '../projects/cards/ProjectCardGrid.tsx'
import { classes } from '../styles/classes.ts'
import type { Examples } from './examples.ts'
import { Part } from './Part.tsx'
import { State } from './State.tsx'
import css from './Styleguide.module.css'

/** Shows the parts with pictures, films and people. */
export function Pictures(examples: Examples) {
  const { words, ui, contact, picture, pictures, cards, news, services, film, person, portrayed } = examples
  const { projects, look } = examples
  const { label, href } = contact
  const action = { label, link: href }
  const tiles = services.map(({ title, text, link }) => ({ title, text, label, href: link }))
  const longTile = { title: words.long, text: words.sentence, label, href }
  const hero = { heading: words.filmHeading, lead: words.sentence, picture }
  const shownFilm = { heading: words.filmHeading, note: film.description, picture, play: ui.film.start }
  const drawn = projects.find(({ look }) => look.line)?.look
  return (
    <>
      <Part name="Picture">
        <State name="whole">
          <Picture picture={picture} sizes="92vw" />
        </State>
        <State name="cropped round its focus">
          <div className={classes('framed', css.portrait)}>
            <Picture picture={{ ...picture, focus: { x: 10, y: 50 } }} sizes="320px" />
          </div>
        </State>
        <State name="from edge to edge, with a caption" full>
          <WideFigure picture={{ ...picture, caption: words.sentence }} />
        </State>
      </Part>
      <Part name="Card">
        <State name="projects">
          <ProjectCardGrid projects={cards} />
        </State>
        <State name="news, the title alone, uncropped, long">
          <CardGrid parts={4}>
            {news.slice(0, 1).map(({ title, teaser, picture, date, badge, href }) => (
              <Card
                key={title}
                {...{ title, picture, href }}
                text={teaser}
                meta={
                  <>
                    <time dateTime={date.iso}>{date.text}</time> <Badge>{badge ?? label}</Badge>
                  </>
                }
              />
            ))}
            <Card picture={picture} title={label} />
            <Card
              picture={picture}
              uncropped
              title={words.long}
              text={words.sentence}
              meta={words.long}
              href={href}
            />
          </CardGrid>
        </State>
        <State name="people, one below the other">
          <div className={css.portrait}>
            <CardGrid people single>
              <PersonCard person={person} note={person.department} />
              <PersonCard person={portrayed} note={words.long} />
            </CardGrid>
          </div>
        </State>
      </Part>
      <Part name="Person">
        <State name="large, without a portrait">
          <PersonBlock id="person" person={person} note={person.department} />
        </State>
        <State name="large, with a portrait and what it is about, long">
          <PersonBlock
            id="person-portrayed"
            person={{ ...portrayed, name: words.long }}
            note={person.department}
            text={words.sentence}
          />
        </State>
      </Part>
      <Part name="Tiles">
        <State name="words">
          <Tiles tiles={[...tiles, longTile]} />
        </State>
        <State name="pictures, a badge">
          <Tiles
            tiles={pictures.map((picture, index) => ({
              ...longTile,
              title: `${index + 1} ${words.long}`,
              picture,
              badge: index === 0 ? label : undefined,
            }))}
          />
        </State>
      </Part>
      <Part name="PageHero">
        <State name="with an action and a picture" full>
          <PageHero heading={label} lead={words.sentence} action={action} picture={picture} />
        </State>
        <State name="long" full>
          <PageHero heading={words.long} lead={words.sentence} />
        </State>
      </Part>
      <Part name="Film">
        <State name="plays on a first screen" full>
          <FilmHero hero={{ ...hero, film }} motion={ui.motion} action={action} />
        </State>
        <State name="no film: its picture" full>
          <FilmHero hero={hero} motion={ui.motion} />
        </State>
        <State name="started by a visitor">
          <ShownFilm id="film-shown" {...shownFilm} film={film} />
        </State>
        <State name="not there yet">
          <ShownFilm id="film-missing" {...shownFilm} />
        </State>
      </Part>
      <Part name="Look">
        {drawn && (
          <State name="model or drawing" full>
            <Look {...drawn} first={false} />
          </State>
        )}
        <State name="model alone, from edge to edge, with a note" full>
          <Look picture={picture} uncropped first={false} full note={words.sentence} labels={look} />
        </State>
      </Part>
    </>
  )
}
