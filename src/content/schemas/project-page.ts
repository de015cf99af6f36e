// The texts that all project pages share. Facts about a project are in its own file.
import * as v from 'valibot'
import { category, person } from '../entry-fields.ts'
import { field, group, groupField, list, optional } from '../fields.ts'
import { text } from '../text-fields.ts'
import { template } from '../texts.ts'
import { drawingViews } from './drawings.ts'
import { mostStages } from './fact-kinds.ts'
import { stage } from './facts.ts'
import { labels } from './interface.ts'

export const projectPageSchema = group({
  title: field('Titel', 'Title', template(['title', 'place'], 'Title in search results and the browser tab')),
  discuss: field(
    'Vorhaben besprechen',
    'Discuss your project',
    text('The buttons that open the form, and its heading'),
  ),
  about: field(
    'Worum es geht',
    'Topic',
    template(['title'], 'What the form is about; also stated in the inquiry'),
  ),
  view: groupField('Ansicht', 'View', {
    label: field('Beschriftung', 'Label', text()),
    model: field('Modell', 'Model', text()),
    evening: field('Am Abend', 'Evening', text()),
    drawing: field('Zeichnung', 'Drawing', text()),
    alt: field(
      'Was zu sehen ist',
      'Description',
      template(['title'], 'The drawing in words, for people who cannot see it'),
    ),
  }),
  drawings: field(
    'Zeichnungen',
    'Drawings',
    v.pipe(labels(drawingViews), v.description('Names of drawings, where the project has no heading')),
  ),
  drawn: field(
    'Was die Zeichnung zeigt',
    'Description of the drawing',
    template(['drawing', 'title'], 'A drawing in words, where the project has none'),
  ),
  axonometry: field('Axonometrie', 'Axonometric drawing', template(['title'])),
  scale: field('Maßstab', 'Scale', template(['n'], 'The scale bar in words')),
  sideways: field(
    'Seitlich schieben',
    'Scroll sideways',
    template(['drawing'], 'A drawing that is wider than a phone'),
  ),
  story: groupField('Die Geschichte', 'The story', {
    task: field('Die Aufgabe', 'The task', text()),
    idea: field('Der Gedanke', 'The idea', text()),
    result: field('Das Ergebnis', 'The result', text()),
    state: field('Stand', 'State', text('Instead of the result, before completion')),
  }),
  storeys: field('Geschosse', 'Storeys', text('The list of storeys beside a section')),
  kept: field('Was blieb', 'Retained', template(['n', 'of'], 'The share retained in a conversion')),
  added: field('Was neu ist', 'What is new', template(['n', 'of'], 'What is new')),
  inks: groupField('Farben', 'Inks', {
    cut: field('Der Bestand', 'Existing', text()),
    red: field('Das Neue', 'What is new', text()),
  }),
  pictures: field('Weitere Bilder', 'More pictures', text('Heading of further pictures')),
  schedule: groupField('Zeitplan', 'Schedule', {
    heading: field('Überschrift', 'Heading', text()),
    intro: field('Einleitung', 'Introduction', text()),
    ahead: field(
      'Was bevorsteht',
      'What lies ahead',
      template(['month'], 'If part of the schedule lies ahead'),
    ),
    stage: field('Eine Leistungsphase', 'One stage', template(['n'])),
    stages: field('Leistungsphasen', 'Stages', template(['from', 'to'])),
    names: field(
      'Namen der Leistungsphasen',
      'Names of the stages',
      v.pipe(
        list(text()),
        v.maxLength(mostStages),
        v.description('In their order: the nine of the HOAI, or those of another country'),
      ),
    ),
    built: v.optional(
      field(
        'Gilt als gebaut nach Leistungsphase',
        'Counts as built after stage',
        stage('The stage at whose end a building counts as built, 8 of the HOAI'),
      ),
      8,
    ),
  }),
  people: groupField('Menschen am Projekt', 'People on the project', {
    question: field('Frage', 'Question', text('Heading, if the project has none of its own')),
    answer: field('Antwort', 'Answer', template(['name'], 'Who answers an inquiry, and when')),
    led: field('Wer das Projekt geführt hat', 'Who led the project', text()),
  }),
  answers: field(
    'Wer antwortet',
    'Who answers',
    v.pipe(
      group({
        person: field('Person', 'Person', person()),
        others: optional(
          'Wer sonst antwortet',
          'Who else answers',
          list(
            group({
              category: field('Kategorie', 'Category', category()),
              person: field('Person', 'Person', person()),
            }),
          ),
        ),
      }),
      v.description('Who answers if the project names nobody, and others for some categories'),
    ),
  ),
  next: groupField('Weiter', 'Next', {
    next: field('Weiter', 'Next', text()),
    previous: field('Zurück', 'Back', text()),
  }),
})
