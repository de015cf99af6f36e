import * as v from 'valibot'
import { field, group, text } from '../fields.ts'
import { template } from '../texts.ts'

const salary = () => template(['from', 'to', 'currency'])

/** The small texts of the interface: labels of controls, states, notices. */
export const interfaceSchema = v.strictObject({
  skipLink: text(),
  header: v.strictObject({
    homeLink: text(),
    mainNavigation: text(),
    services: text(),
    focusAreas: text(),
    more: text(),
    menu: text(),
    closeMenu: text(),
    otherLanguage: text(),
    otherLanguageShort: text(),
  }),
  breadcrumbs: v.strictObject({ label: text(), home: text() }),
  footer: v.strictObject({
    services: text(),
    office: text(),
    address: text(),
    contact: text(),
    allContacts: text(),
    sheet: text(),
    toTop: text(),
  }),
  consent: v.strictObject({
    title: text(),
    intro: text(),
    privacyLink: text(),
    more: text(),
    less: text(),
    necessaryTitle: text(),
    necessary: text(),
    statisticsTitle: text(),
    statistics: text(),
    withoutStatistics: v.pipe(
      v.strictObject({ intro: text(), statistics: text() }),
      v.description('What the banner says where the site is built without Matomo'),
    ),
    acceptAll: text(),
    essentialOnly: text(),
    reject: text(),
  }),
  sideways: v.pipe(text(), v.description('Under a drawing that is wider than the screen')),
  motion: v.strictObject({ pause: text(), play: text() }),
  film: v.strictObject({ start: text(), play: template(['name']) }),
  carousel: v.strictObject({
    label: text(),
    previous: text(),
    next: text(),
    position: template(['n', 'total']),
  }),
  form: v.strictObject({ close: text() }),
  person: v.strictObject({
    portrait: template(['name'], 'Alternative text of a portrait; {name} is filled in'),
    department: text(),
    location: text(),
    address: text(),
    phone: text(),
    email: text(),
    languages: text(),
    call: text(),
    write: text(),
    card: text(),
    copy: template(['what'], 'Copies the value beside it; {what} is filled in'),
    copied: text(),
  }),
  phases: v.strictObject({ months: v.pipe(template(['n']), v.description('How long a phase lasts')) }),
  heroSlideshow: field(
    'Bühne mit Bildfolge',
    'Hero with a slideshow',
    group({
      pictured: field(
        'Unter dem Bild eines Projekts',
        'Under the picture of a project',
        template(['project']),
      ),
      choose: field('Name der Bilderleiste', 'Name of the row of pictures', text()),
      slide: field('Name eines Bildes', 'Name of a picture', template(['n', 'total'])),
    }),
  ),
  dataTable: field(
    'Angaben',
    'Table',
    group({ newWindow: field('Liest sich hinter Adressen vor', 'Read out after addresses', text()) }),
  ),
  figures: field(
    'Kennzahlen',
    'Figures',
    group({
      distance: field('Entfernung zweier Standorte', 'Distance of two offices', template(['km'])),
      edge: field('Kante eines Quadrats', 'Side of a square', template(['metres'])),
      pitch: field('Fußballfeld zum Vergleich', 'Football pitch for comparison', text()),
    }),
  ),
  news: field(
    'Aktuelles',
    'News',
    group({
      label: field('Name der Liste', 'Name of the list', text()),
      previous: field('Zurück', 'Back', text()),
      next: field('Weiter', 'Next', text()),
      position: field('Stand', 'Position', template(['from', 'to', 'total'])),
      badges: field(
        'Marken',
        'Badges',
        group({
          new: field('Neu', 'New', text()),
          anniversary: field('Jubiläum', 'Anniversary', text()),
        }),
      ),
    }),
  ),
  tiles: v.strictObject({
    stages: v.pipe(template(['from', 'to']), v.description('How the bar of stages is read out')),
    new: v.pipe(text(), v.description('On what is new')),
  }),
  tracks: field(
    'Gleisplan',
    'Tracks',
    group({
      track: field('Ein Gleis, vorgelesen', 'One track, read out', template(['title', 'from', 'to'])),
    }),
  ),
  longText: field(
    'Text mit Inhaltsverzeichnis',
    'Text with contents',
    group({
      contents: field('Name des Verzeichnisses', 'Name of the contents', text()),
      credits: field(
        'Bildnachweis',
        'Picture credits',
        group({
          photo: field('Fotos', 'Photographs', text()),
          rendering: field('Gerenderte Modelle', 'Rendered models', text()),
          drawing: field('Zeichnungen', 'Drawings', text()),
          generated: field('Maschinell erzeugte Bilder', 'Machine-generated pictures', text()),
          count: field('Anzahl der Bilder', 'Number of pictures', template(['n'])),
        }),
      ),
      cookies: field(
        'Tabelle der Speicherungen',
        'Table of stored data',
        group({
          caption: field('Überschrift', 'Heading', text()),
          columns: field(
            'Spalten',
            'Columns',
            group({
              name: field('Name', 'Name', text()),
              place: field('Ort', 'Place', text()),
              purpose: field('Zweck', 'Purpose', text()),
              when: field('Zeitpunkt', 'Time', text()),
              duration: field('Dauer', 'Duration', text()),
            }),
          ),
          settings: field('Schaltfläche', 'Button', text()),
        }),
      ),
      optOut: field(
        'Widerspruch gegen die Statistik',
        'Opt-out from statistics',
        group({
          button: field('Schaltfläche', 'Button', text()),
          on: field('Satz bei Zustimmung', 'Sentence after consent', text()),
          off: field('Satz ohne Zustimmung', 'Sentence without consent', text()),
        }),
      ),
    }),
  ),
  testimonials: field(
    'Stimmen',
    'Testimonials',
    group({
      voice: field('Eine Stimme', 'One testimonial', template(['n', 'name'])),
      and: field('und', 'and', text()),
      previous: field('Vorige', 'Previous', text()),
      next: field('Nächste', 'Next', text()),
    }),
  ),
  jobs: field(
    'Stellen',
    'Jobs',
    group({
      employment: field(
        'Umfang',
        'Employment',
        group({
          FULL_TIME: field('Vollzeit', 'Full time', text()),
          PART_TIME: field('Teilzeit', 'Part time', text()),
          INTERN: field('Praktikum', 'Internship', text()),
        }),
      ),
      salary: field(
        'Gehalt',
        'Salary',
        group({
          HOUR: field('je Stunde', 'per hour', salary()),
          MONTH: field('im Monat', 'per month', salary()),
          YEAR: field('im Jahr', 'per year', salary()),
        }),
      ),
      until: field('Bewerbung bis', 'Apply by', text()),
    }),
  ),
  wheel: v.strictObject({
    label: text(),
    hub: v.pipe(text(), v.description('In the centre, under the name of the firm')),
    inHouse: text(),
    partner: text(),
    position: template(['n', 'total']),
    invitation: v.pipe(text(), v.description('Shown while no discipline is chosen')),
    list: text(),
  }),
})

/** One label for every key. */
export const labels = <const Key extends string>(keys: readonly Key[]) =>
  v.strictObject(Object.fromEntries(keys.map(key => [key, text()])) as Record<Key, ReturnType<typeof text>>)
