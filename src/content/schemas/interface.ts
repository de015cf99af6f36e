import * as v from 'valibot'
import { type Field, field, group, groupField, list } from '../fields.ts'
import type { Sentence } from '../problems.ts'
import { text } from '../text-fields.ts'
import { template } from '../texts.ts'
import { axisPlaceholders } from './axis-placeholders.ts'

const salary = () => template(['from', 'to', 'currency'])

/** A text with numbers of the house that visitors change (parts/AxisHouse/words.ts). */
const houseTemplate = () =>
  template([], 'Numbers of the house, where the sentence needs them', [...axisPlaceholders])

/** The small texts of the interface: labels of controls, states, notices. */
export const interfaceSchema = group({
  skipLink: field('Zum Inhalt springen', 'Skip link', text()),
  header: groupField('Kopfzeile', 'Header', {
    homeLink: field('Link zur Startseite', 'Link home', text()),
    mainNavigation: field('Hauptnavigation', 'Main navigation', text()),
    services: field('Leistungen', 'Services', text()),
    focusAreas: field('Schwerpunkte', 'Focus areas', text()),
    more: field('Mehr', 'More', text()),
    menu: field('Menü', 'Menu', text()),
    closeMenu: field('Menü schließen', 'Close menu', text()),
    languages: field('Sprachen', 'Languages', text()),
    otherLanguage: field('Andere Sprache', 'Other language', text()),
    otherLanguageShort: field('Andere Sprache, kurz', 'Other language, short', text()),
  }),
  breadcrumbs: groupField('Pfad', 'Breadcrumbs', {
    label: field('Beschriftung', 'Label', text()),
    home: field('Startseite', 'Home', text()),
  }),
  footer: groupField('Fußzeile', 'Footer', {
    services: field('Leistungen', 'Services', text()),
    office: field('Standort', 'Office', text()),
    address: field('Anschrift', 'Address', text()),
    contact: field('Kontakt', 'Contact', text()),
    allContacts: field('Alle Kontakte', 'All contacts', text()),
    sheet: field('Blatt', 'Sheet', text()),
    toTop: field('Nach oben', 'To the top', text()),
  }),
  consent: groupField('Hinweis auf Statistik', 'Consent', {
    title: field('Titel', 'Title', text()),
    intro: field('Einleitung', 'Introduction', text()),
    privacyLink: field('Link zum Datenschutz', 'Privacy link', text()),
    more: field('Mehr', 'More', text()),
    less: field('Weniger', 'Less', text()),
    necessaryTitle: field('Notwendiges: Titel', 'Necessary: title', text()),
    necessary: field('Notwendiges', 'Necessary', text()),
    statisticsTitle: field('Statistik: Titel', 'Statistics: title', text()),
    statistics: field('Statistik', 'Statistics', text()),
    withoutStatistics: field(
      'Ohne Statistik',
      'Without statistics',
      v.pipe(
        group({
          intro: field('Einleitung', 'Introduction', text()),
          statistics: field('Statistik', 'Statistics', text()),
        }),
        v.description('Texts of the banner if nothing is counted'),
      ),
    ),
    withVisitCounts: field(
      'Mit Besuchszahlen ohne Einwilligung',
      'With visits counted without consent',
      v.pipe(
        group({
          intro: field('Einleitung', 'Introduction', text()),
          statistics: field('Statistik', 'Statistics', text()),
        }),
        v.description('Texts of the banner if visits are counted as daily totals (countVisits in firm.yaml)'),
      ),
    ),
    acceptAll: field('Allem zustimmen', 'Accept all', text()),
    essentialOnly: field('Nur Notwendiges', 'Essential only', text()),
    reject: field('Ablehnen', 'Reject', text()),
  }),
  sideways: field(
    'Seitlich schieben',
    'Scroll sideways',
    text('Under a drawing that is wider than the screen'),
  ),
  motion: groupField('Bewegung', 'Motion', {
    pause: field('Anhalten', 'Pause', text()),
    play: field('Abspielen', 'Play', text()),
  }),
  film: groupField('Film', 'Film', {
    start: field('Film starten', 'Start the film', text()),
    play: field('Film starten, mit seinem Namen', 'Start the film, with its name', template(['name'])),
  }),
  carousel: groupField('Karussell', 'Carousel', {
    label: field('Beschriftung', 'Label', text()),
    previous: field('Zurück', 'Back', text()),
    next: field('Weiter', 'Next', text()),
    position: field('Position', 'Position', template(['n', 'total'])),
  }),
  form: groupField('Formular', 'Form', { close: field('Schließen', 'Close', text()) }),
  person: groupField('Person', 'Person', {
    portrait: field(
      'Porträt',
      'Portrait',
      template(['name'], 'Alternative text of a portrait; {name} is filled in'),
    ),
    department: field('Abteilung', 'Department', text()),
    location: field('Ort', 'Location', text()),
    address: field('Anschrift', 'Address', text()),
    phone: field('Telefon', 'Phone', text()),
    email: field('E-Mail', 'Email', text()),
    languages: field('Sprachen', 'Languages', text()),
    call: field('Anrufen', 'Call', text()),
    write: field('Schreiben', 'Write', text()),
    card: field('Karte', 'Card', text()),
    copy: field('Kopieren', 'Copy', template(['what'], 'Copies the value beside it; {what} is filled in')),
    copied: field('Kopiert', 'Copied', text()),
  }),
  phases: groupField('Leistungsphasen', 'Stages', {
    months: field('Monate', 'Months', v.pipe(template(['n']), v.description('How long a phase lasts'))),
  }),
  heroSlideshow: groupField('Bühne mit Bildfolge', 'Hero with a slideshow', {
    pictured: field('Unter dem Bild eines Projekts', 'Under the picture of a project', template(['project'])),
    choose: field('Name der Bilderleiste', 'Name of the row of pictures', text()),
    slide: field('Name eines Bildes', 'Name of a picture', template(['n', 'total'])),
  }),
  dataTable: groupField('Tabelle', 'Table', {
    newWindow: field('Wird hinter Adressen vorgelesen', 'Read out after addresses', text()),
  }),
  figures: groupField('Kennzahlen', 'Figures', {
    distance: field('Entfernung zweier Standorte', 'Distance between two offices', template(['km'])),
    edge: field('Kante eines Quadrats', 'Side of a square', template(['metres'])),
    pitch: field('Fußballfeld zum Vergleich', 'Football pitch for comparison', text()),
  }),
  news: groupField('Aktuelles', 'News', {
    label: field('Name der Liste', 'Name of the list', text()),
    previous: field('Zurück', 'Back', text()),
    next: field('Weiter', 'Next', text()),
    position: field('Position', 'Position', template(['from', 'to', 'total'])),
    badges: groupField('Marken', 'Badges', {
      new: field('Neu', 'New', text()),
      anniversary: field('Jubiläum', 'Anniversary', text()),
    }),
  }),
  tiles: groupField('Kacheln', 'Tiles', {
    stages: field(
      'Leistungsphasen',
      'Stages',
      v.pipe(template(['from', 'to']), v.description('How the bar of stages is read out')),
    ),
    new: field('Neu', 'New', text('On new tiles')),
  }),
  tracks: groupField('Gleisplan', 'Tracks', {
    track: field('Ein Gleis, vorgelesen', 'One track, read out', template(['title', 'from', 'to'])),
  }),
  longText: groupField('Text mit Inhaltsverzeichnis', 'Text with table of contents', {
    contents: field('Name des Verzeichnisses', 'Name of the table of contents', text()),
    credits: groupField('Bildnachweis', 'Picture credits', {
      photo: field('Fotos', 'Photographs', text()),
      rendering: field('Gerenderte Modelle', 'Rendered models', text()),
      drawing: field('Zeichnungen', 'Drawings', text()),
      generated: field('Maschinell erzeugte Bilder', 'Machine-generated pictures', text()),
      count: field('Anzahl der Bilder', 'Number of pictures', template(['n'])),
    }),
    cookies: groupField('Tabelle der gespeicherten Daten', 'Table of stored data', {
      caption: field('Überschrift', 'Heading', text()),
      columns: groupField('Spalten', 'Columns', {
        name: field('Name', 'Name', text()),
        place: field('Ort', 'Place', text()),
        purpose: field('Zweck', 'Purpose', text()),
        when: field('Zeitpunkt', 'Time', text()),
        duration: field('Dauer', 'Duration', text()),
      }),
      settings: field('Schaltfläche', 'Button', text()),
    }),
    optOut: groupField('Widerspruch gegen die Statistik', 'Opt-out from statistics', {
      button: field('Schaltfläche', 'Button', text()),
      on: field('Satz bei Zustimmung', 'Sentence after consent', text()),
      off: field('Satz ohne Zustimmung', 'Sentence without consent', text()),
    }),
  }),
  testimonials: groupField('Stimmen', 'Testimonials', {
    voice: field('Eine Stimme', 'One testimonial', template(['n', 'name'])),
    and: field('und', 'and', text()),
    previous: field('Vorherige', 'Previous', text()),
    next: field('Nächste', 'Next', text()),
  }),
  jobs: groupField('Stellen', 'Jobs', {
    employment: groupField('Umfang', 'Employment', {
      FULL_TIME: field('Vollzeit', 'Full time', text()),
      PART_TIME: field('Teilzeit', 'Part time', text()),
      INTERN: field('Praktikum', 'Internship', text()),
    }),
    salary: groupField('Gehalt', 'Salary', {
      HOUR: field('je Stunde', 'per hour', salary()),
      MONTH: field('im Monat', 'per month', salary()),
      YEAR: field('im Jahr', 'per year', salary()),
    }),
    until: field('Bewerbung bis', 'Apply by', text()),
  }),
  offices: groupField('Standorte', 'Offices', {
    phone: field('Telefon', 'Phone', text()),
    fax: field('Fax', 'Fax', text()),
    email: field('E-Mail', 'Email', text()),
    hours: field('Öffnungszeiten', 'Opening hours', text()),
    arrive: field('Anfahrt', 'Getting there', text()),
    map: field('Link zur Karte', 'Link to the map', text()),
  }),
  people: groupField('Personen', 'People', { save: field('Karte speichern', 'Save the card', text()) }),
  inquiryForms: groupField('Formulare', 'Inquiry forms', {
    about: field('Vor dem Namen einer Leistung', 'Before the name of a service', text()),
  }),
  questions: groupField('Fragen', 'Questions', {
    categories: field('Name der Liste der Kategorien', 'Name of the list of categories', text()),
    search: groupField('Suche', 'Search', {
      label: field('Beschriftung', 'Label', text()),
      hint: field('Beispiel im Feld', 'Example in the field', text()),
      one: field(
        'Eine Frage passt',
        'One question matches',
        template([], 'The number of results when it is one', ['n']),
      ),
      many: field('Mehrere Fragen passen', 'Several questions match', template(['n'])),
      none: field(
        'Keine Frage passt',
        'No question matches',
        template([], 'The number of results when it is one', ['n']),
      ),
    }),
  }),
  axis: groupField('Achse verschieben', 'Move the axis', {
    measure: field('Name des Maßes', 'Name of the measure', text()),
    invitation: field('Einladung', 'Invitation', text('After the lead, where the axis can be moved')),
    drawing: field('Die Zeichnung in Worten', 'The drawing in words', text()),
    note: field('Anmerkung', 'Note', template(['depth', 'place'])),
    sentences: field(
      'Sätze zu 1,25, 1,35, 1,50 und 2,70 m',
      'Sentences about 1.25, 1.35, 1.50 and 2.70 m',
      v.pipe(
        list(
          group({
            title: field('Titel', 'Title', houseTemplate()),
            text: field('Text', 'Text', houseTemplate()),
          }),
        ),
        v.length(4),
      ),
    ),
    rows: groupField('Tabelle', 'Table', {
      axis: field('Eine Achse', 'One axis', template(['axes'])),
      axes: field('Mehrere Achsen', 'Several axes', template(['axes'])),
      clear: field('Lichte Breite', 'Clear width', template(['width'])),
      window: field('Ohne Arbeitsplatz', 'Without a workplace', text()),
      place: field('Ein Arbeitsplatz', 'One workplace', template(['places', 'area'])),
      places: field('Mehrere Arbeitsplätze', 'Several workplaces', template(['places', 'area'])),
      columns: field('Stützen', 'Columns', text()),
      bays: field('Stellplätze und Decke', 'Parking bays and slab', template(['axes', 'bays', 'slab'])),
    }),
  }),
  wheel: groupField('Rad der Generalplanung', 'Wheel of general planning', {
    label: field('Beschriftung', 'Label', text()),
    hub: field('Mitte', 'Centre', text('In the centre, under the name of the firm')),
    inHouse: field('Im eigenen Haus', 'In house', text()),
    partner: field('Partner', 'Partner', text()),
    position: field('Position', 'Position', template(['n', 'total'])),
    invitation: field('Einladung', 'Invitation', text('Shown while no discipline is chosen')),
    list: field('Liste', 'List', text()),
  }),
})

/** One text for each of several values, under the name that editors know the value by. */
export const labels = <const Key extends string>(names: Record<Key, Sentence>) =>
  group(
    Object.fromEntries(
      Object.entries<Sentence>(names).map(([key, { de, en }]) => [key, field(de, en, text())]),
    ) as Record<Key, Field<ReturnType<typeof text>>>,
  )
