import * as v from 'valibot'
import { type Field, field, group, list, text } from '../fields.ts'
import type { Sentence } from '../problems.ts'
import { template } from '../texts.ts'
import { axisPlaces } from './axis-places.ts'

const salary = () => template(['from', 'to', 'currency'])

/** A text with numbers of the house that visitors change (parts/AxisHouse/words.ts). */
const houseTemplate = () =>
  template([], 'Numbers of the house, where the sentence needs them', [...axisPlaces])

/** The small texts of the interface: labels of controls, states, notices. */
export const interfaceSchema = group({
  skipLink: field('Zum Inhalt springen', 'Skip link', text()),
  header: field(
    'Kopfzeile',
    'Header',
    group({
      homeLink: field('Link zur Startseite', 'Link home', text()),
      mainNavigation: field('Hauptnavigation', 'Main navigation', text()),
      services: field('Leistungen', 'Services', text()),
      focusAreas: field('Schwerpunkte', 'Focus Areas', text()),
      more: field('Mehr', 'More', text()),
      menu: field('Menü', 'Menu', text()),
      closeMenu: field('Menü schließen', 'Close menu', text()),
      languages: field('Sprachen', 'Languages', text()),
      otherLanguage: field('Andere Sprache', 'Other language', text()),
      otherLanguageShort: field('Andere Sprache, kurz', 'Other language, short', text()),
    }),
  ),
  breadcrumbs: field(
    'Brotkrumen',
    'Breadcrumbs',
    group({ label: field('Beschriftung', 'Label', text()), home: field('Startseite', 'Home', text()) }),
  ),
  footer: field(
    'Fußzeile',
    'Footer',
    group({
      services: field('Leistungen', 'Services', text()),
      office: field('Standort', 'Office', text()),
      address: field('Anschrift', 'Address', text()),
      contact: field('Kontakt', 'Contact', text()),
      allContacts: field('Alle Kontakte', 'All contacts', text()),
      sheet: field('Blatt', 'Sheet', text()),
      toTop: field('Nach oben', 'To the top', text()),
    }),
  ),
  consent: field(
    'Hinweis auf Statistik',
    'Consent',
    group({
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
          v.description('What the banner says where nothing is counted'),
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
          v.description(
            'What the banner says where visits are counted as daily sums (countVisits in firm.yaml)',
          ),
        ),
      ),
      acceptAll: field('Allem zustimmen', 'Accept all', text()),
      essentialOnly: field('Nur Notwendiges', 'Essential only', text()),
      reject: field('Ablehnen', 'Reject', text()),
    }),
  ),
  sideways: field(
    'Seitlich schieben',
    'Scroll sideways',
    v.pipe(text(), v.description('Under a drawing that is wider than the screen')),
  ),
  motion: field(
    'Bewegung',
    'Motion',
    group({ pause: field('Anhalten', 'Pause', text()), play: field('Abspielen', 'Play', text()) }),
  ),
  film: field(
    'Film',
    'Film',
    group({
      start: field('Film starten', 'Start the film', text()),
      play: field('Film starten, mit seinem Namen', 'Start the film, by its name', template(['name'])),
    }),
  ),
  carousel: field(
    'Karussell',
    'Carousel',
    group({
      label: field('Beschriftung', 'Label', text()),
      previous: field('Zurück', 'Back', text()),
      next: field('Weiter', 'Next', text()),
      position: field('Position', 'Position', template(['n', 'total'])),
    }),
  ),
  form: field('Formular', 'Form', group({ close: field('Schließen', 'Close', text()) })),
  person: field(
    'Person',
    'Person',
    group({
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
  ),
  phases: field(
    'Leistungsphasen',
    'Stages',
    group({
      months: field('Monate', 'Months', v.pipe(template(['n']), v.description('How long a phase lasts'))),
    }),
  ),
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
  tiles: field(
    'Kacheln',
    'Tiles',
    group({
      stages: field(
        'Leistungsphasen',
        'Stages',
        v.pipe(template(['from', 'to']), v.description('How the bar of stages is read out')),
      ),
      new: field('Neu', 'New', v.pipe(text(), v.description('On what is new'))),
    }),
  ),
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
      previous: field('Vorherige', 'Previous', text()),
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
  offices: field(
    'Standorte',
    'Offices',
    group({
      phone: field('Telefon', 'Phone', text()),
      fax: field('Fax', 'Fax', text()),
      email: field('E-Mail', 'Email', text()),
      hours: field('Öffnungszeiten', 'Opening hours', text()),
      arrive: field('Anfahrt', 'Getting there', text()),
      map: field('Link zur Karte', 'Link to the map', text()),
    }),
  ),
  people: field('Personen', 'People', group({ save: field('Karte speichern', 'Save the card', text()) })),
  inquiryForms: field(
    'Formulare',
    'Inquiry forms',
    group({
      about: field('Vor dem Namen einer Leistung', 'Before the name of a service', text()),
    }),
  ),
  questions: field(
    'Fragen',
    'Questions',
    group({
      categories: field('Name der Liste der Kategorien', 'Name of the list of categories', text()),
      search: field(
        'Suche',
        'Search',
        group({
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
      ),
    }),
  ),
  axis: field(
    'Achse verschieben',
    'Move the axis',
    group({
      measure: field('Name des Maßes', 'Name of the measure', text()),
      invitation: field(
        'Einladung',
        'Invitation',
        v.pipe(text(), v.description('After the lead, where the axis can be moved')),
      ),
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
      rows: field(
        'Tabelle',
        'Table',
        group({
          axis: field('Eine Achse', 'One axis', template(['axes'])),
          axes: field('Mehrere Achsen', 'Several axes', template(['axes'])),
          clear: field('Lichte Breite', 'Clear width', template(['width'])),
          window: field('Ohne Arbeitsplatz', 'Without a workplace', text()),
          place: field('Ein Arbeitsplatz', 'One workplace', template(['places', 'area'])),
          places: field('Mehrere Arbeitsplätze', 'Several workplaces', template(['places', 'area'])),
          columns: field('Stützen', 'Columns', text()),
          bays: field('Stellplätze und Decke', 'Parking bays and slab', template(['axes', 'bays', 'slab'])),
        }),
      ),
    }),
  ),
  wheel: field(
    'Rad der Generalplanung',
    'Wheel of general planning',
    group({
      label: field('Beschriftung', 'Label', text()),
      hub: field(
        'Mitte',
        'Centre',
        v.pipe(text(), v.description('In the centre, under the name of the firm')),
      ),
      inHouse: field('Im eigenen Haus', 'In house', text()),
      partner: field('Partner', 'Partner', text()),
      position: field('Position', 'Position', template(['n', 'total'])),
      invitation: field(
        'Einladung',
        'Invitation',
        v.pipe(text(), v.description('Shown while no discipline is chosen')),
      ),
      list: field('Liste', 'List', text()),
    }),
  ),
})

/** One text for each of several values, under the name that editors know the value by. */
export const labels = <const Key extends string>(names: Record<Key, Sentence>) =>
  group(
    Object.fromEntries(
      Object.entries<Sentence>(names).map(([key, { de, en }]) => [key, field(de, en, text())]),
    ) as Record<Key, Field<ReturnType<typeof text>>>,
  )
