// A drawing of each kind of section, 200 by 112 on the twelve axes of the site, and a sentence about it.
import type { Sentence } from '../../src/content/problems.ts'

/** Headings, subheadings, text, lines, pictures with their crosses, filled areas, outlines. */
export type Stroke = 'h' | 'h2' | 't1' | 'l' | 'p' | 'x' | 'f' | 'o'

type Kind = { about: Sentence; drawing: Partial<Record<Stroke, string>> }

const kind = (de: string, en: string, drawing: Kind['drawing']): Kind => ({ about: { de, en }, drawing })

export const kindDrawings: Record<string, Kind> = {
  hero: kind(
    'Große Überschrift, Vorspann und ein Bild über alle zwölf Achsen.',
    'Large heading, lead and a picture across all twelve axes.',
    {
      h: 'M13.4 17h88M13.4 25h64',
      t1: 'M133.4 14h56M133.4 18.5h56M133.4 23h34.7',
      f: 'M133.4 28h56v5h-56z',
      x: 'M13.4 41v5M28.4 41v5M43.4 41v5M58.4 41v5M73.4 41v5M88.4 41v5M103.4 41v5M118.4 41v5M133.4 41v5M148.4 41v5M163.4 41v5M178.4 41v5M13.4 46l186.6 58M200 46l-186.6 58',
      p: 'M13.4 46h186.6v58h-186.6z',
    },
  ),
  'hero-slideshow': kind(
    'Bilder wechseln, die Überschrift bleibt stehen; anhaltbar.',
    'Pictures change while the heading stays; visitors can pause them.',
    {
      p: 'M0 0h200v84h-200z',
      x: 'M0 0l200 84M200 0l-200 84',
      h: 'M9.4 54h112M13.4 51h96M13.4 57.5h70',
      l: 'M13.4 96h110M178 96h-5m2-2-2 2 2 2M184 96h5m-2-2 2 2-2 2',
      f: 'M13.4 94h28v4h-28z',
    },
  ),
  introduction: kind(
    'Überschrift links, zwei Absätze rechts daneben.',
    'Heading on the left, two paragraphs on the right.',
    {
      h: 'M13.4 30h74M13.4 38.5h62M13.4 47h50',
      t1: 'M103.4 28h84M103.4 32.5h84M103.4 37h84M103.4 41.5h84M103.4 46h52.1M103.4 55h84M103.4 59.5h84M103.4 64h84M103.4 68.5h52.1',
    },
  ),
  'long-text': kind(
    'Lange Texte mit Zwischenüberschriften, 62 Zeichen breit.',
    'Long texts with subheadings.',
    {
      h: 'M13.4 26h96',
      t1: 'M58.4 42h106M58.4 46.5h106M58.4 51h106M58.4 55.5h65.7M58.4 74h106M58.4 78.5h106M58.4 83h106M58.4 87.5h65.7M58.4 97h106M58.4 101.5h106M58.4 106h65.7',
      h2: 'M58.4 66h48',
    },
  ),
  'text-with-picture': kind(
    'Gestufte Überschrift; Bild bis zum Rand, Text daneben.',
    'Stepped heading, picture to the edge, text beside it.',
    {
      h: 'M13.4 24h66M43.4 32h66M73.4 40h66',
      p: 'M0 50h97.4v54h-97.4z',
      x: 'M0 50l97.4 54M97.4 50l-97.4 54',
      t1: 'M103.4 54h90M103.4 58.5h55.8M103.4 68h90M103.4 72.5h90M103.4 77h90M103.4 81.5h90M103.4 86h55.8',
      l: 'M103.4 98h30',
    },
  ),
  'ruled-list': kind(
    'Begriff und Erklärung, Zeile für Zeile, zwischen Linien.',
    'Term and explanation, line by line.',
    {
      h: 'M13.4 28h58',
      l: 'M88.4 24h105M88.4 44h105M88.4 64h105M88.4 84h105',
      h2: 'M88.4 32h32M88.4 52h32M88.4 72h32M88.4 92h32',
      t1: 'M133.4 31h56M133.4 35.5h34.7M133.4 51h56M133.4 55.5h34.7M133.4 71h56M133.4 75.5h34.7M133.4 91h56M133.4 95.5h34.7',
    },
  ),
  tiles: kind(
    'Leistungen mit Bild, Leiste der Leistungsphasen und eigenem Link.',
    'Services with a picture, a bar of stages and a link.',
    {
      h: 'M13.4 22h100',
      l: 'M13.4 32h54M73.4 32h54M133.4 32h54',
      p: 'M13.4 34h54v30h-54zM73.4 34h54v30h-54zM133.4 34h54v30h-54z',
      x: 'M13.4 34l54 30M67.4 34l-54 30M13.4 79h54M73.4 34l54 30M127.4 34l-54 30M73.4 79h54M133.4 34l54 30M187.4 34l-54 30M133.4 79h54',
      h2: 'M13.4 71h38M73.4 71h38M133.4 71h38',
      f: 'M13.4 77.5h34v3h-34zM79.4 77.5h20v3h-20zM145.4 77.5h40v3h-40z',
      t1: 'M13.4 87h54M13.4 91.5h54M13.4 96h33.5M73.4 87h54M73.4 91.5h54M73.4 96h33.5M133.4 87h54M133.4 91.5h54M133.4 96h33.5',
    },
  ),
  phases: kind(
    'Phasen eines Projekts als Maßkette, jede so breit wie ihre Dauer.',
    'Phases of a project in a chain, each as wide as its duration.',
    {
      h: 'M13.4 24h84',
      x: 'M73.4 34v59M86.7 34v59M100.1 34v59M113.4 34v59M126.7 34v59M140.1 34v59M153.4 34v59M166.7 34v59M180.1 34v59M193.4 34v59',
      t1: 'M13.4 42h27.3M13.4 53h27.3M13.4 64h27.3M13.4 75h27.3M13.4 86h27.3',
      f: 'M73.4 40h106.7v4h-106.7zM73.4 51h26.7v4h-26.7zM86.7 62h40v4h-40zM100.1 73h40v4h-40zM126.7 84h66.7v4h-66.7z',
    },
  ),
  wheel: kind('Disziplinen im Kreis; eine ist gewählt.', 'Disciplines in a circle; one is selected.', {
    h: 'M13.4 30h66M13.4 38.5h52',
    t1: 'M13.4 52h60M13.4 56.5h60M13.4 61h60M13.4 65.5h37.2M13.4 88h60M13.4 92.5h60M13.4 97h37.2',
    h2: 'M13.4 80h36',
    o: 'M110 62a38 38 0 1 0 76 0a38 38 0 1 0-76 0zM133 62a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM145 24a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM164 29.1a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM183 62a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM177.9 81a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM164 94.9a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM145 100a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM126 94.9a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM112.1 81a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM107 62a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM112.1 43a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM126 29.1a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
    l: 'M148.0 47.0L148.0 24.0M155.5 49.0L167.0 29.1M161.0 54.5L180.9 43.0M163.0 62.0L186.0 62.0M161.0 69.5L180.9 81.0M155.5 75.0L167.0 94.9M148.0 77.0L148.0 100.0M140.5 75.0L129.0 94.9M135.0 69.5L115.1 81.0M133.0 62.0L110.0 62.0M135.0 54.5L115.1 43.0M140.5 49.0L129.0 29.1',
    f: 'M177.9 43a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  }),
  steps: kind(
    'Drei bis sieben Schritte, gezählt, mit je einem Satz.',
    'Three to seven numbered steps, a sentence each.',
    {
      h: 'M13.4 30h52M13.4 38.5h34',
      l: 'M88.4 24h105M88.4 51h105M88.4 78h105',
      o: 'M88.8 33a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM88.8 60a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM88.8 87a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z',
      h2: 'M103.4 33h48M103.4 60h48M103.4 87h48',
      t1: 'M103.4 40h84M103.4 44.5h52.1M103.4 67h84M103.4 71.5h52.1M103.4 94h84M103.4 98.5h52.1',
    },
  ),
  'selected-projects': kind(
    'Karten mit Angaben: eine Kategorie oder von Hand gewählt.',
    'Cards with facts: a category, or chosen by hand.',
    {
      h: 'M13.4 23h92',
      l: 'M172 23h20m-4-3 4 3-4 3',
      p: 'M13.4 32h54v36h-54zM73.4 32h54v36h-54zM133.4 32h54v36h-54z',
      x: 'M13.4 32l54 36M67.4 32l-54 36M13.4 82h54M13.4 89h54M13.4 96h54M13.4 103h54M73.4 32l54 36M127.4 32l-54 36M73.4 82h54M73.4 89h54M73.4 96h54M73.4 103h54M133.4 32l54 36M187.4 32l-54 36M133.4 82h54M133.4 89h54M133.4 96h54M133.4 103h54',
      h2: 'M13.4 76h40M73.4 76h40M133.4 76h40',
      t1: 'M13.4 86h8.7M35.4 86h16.1M13.4 93h8.7M35.4 93h16.1M13.4 100h8.7M35.4 100h16.1M13.4 107h8.7M35.4 107h16.1M73.4 86h8.7M95.4 86h16.1M73.4 93h8.7M95.4 93h16.1M73.4 100h8.7M95.4 100h16.1M73.4 107h8.7M95.4 107h16.1M133.4 86h8.7M155.4 86h16.1M133.4 93h8.7M155.4 93h16.1M133.4 100h8.7M155.4 100h16.1M133.4 107h8.7M155.4 107h16.1',
    },
  ),
  'one-project': kind(
    'Ein Umbau: seine alten und neuen Geschosse, mit Angaben.',
    'A conversion: its old and new storeys, with facts.',
    {
      p: 'M13.4 22h115v70h-115z',
      x: 'M13.4 22l115 70M128.4 22l-115 70M133.4 33h60M133.4 42h60M133.4 51h60M133.4 60h60M133.4 69h60M133.4 78h60M133.4 87h60',
      h2: 'M133.4 25h52',
      t1: 'M133.4 38h9.9M157.4 38h18.6M133.4 47h9.9M157.4 47h18.6M133.4 56h9.9M157.4 56h18.6M133.4 65h9.9M157.4 65h18.6M133.4 74h9.9M157.4 74h18.6M133.4 83h9.9M157.4 83h18.6M133.4 92h9.9M157.4 92h18.6M13.4 99h90M13.4 103.5h55.8',
    },
  ),
  'contact-person': kind(
    'Porträt, Telefon, E-Mail; folgt der Karte der Person.',
    'Portrait, phone, email; taken from the person’s card.',
    {
      p: 'M13.4 24h58v72h-58z',
      o: 'M31.4 51.4a11 11 0 1 0 22 0a11 11 0 1 0-22 0z',
      t1: 'M88.4 28h27.3M88.4 47h90M88.4 51.5h55.8M88.4 65h12.4M118.4 65h28.5M88.4 74h12.4M118.4 74h28.5M88.4 83h12.4M118.4 83h28.5',
      h: 'M88.4 37h80',
      x: 'M88.4 60h100M88.4 69h100M88.4 78h100',
    },
  ),
  people: kind(
    'Porträts in einer Reihe, mit Namen und Aufgabe.',
    'Portraits in a row, with names and roles.',
    {
      h: 'M13.4 24h62',
      p: 'M13.4 36h26v32h-26zM43.4 36h26v32h-26zM73.4 36h26v32h-26zM103.4 36h26v32h-26zM133.4 36h26v32h-26zM163.4 36h26v32h-26z',
      o: 'M21.5 48.2a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0-9.8 0zM51.5 48.2a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0-9.8 0zM81.5 48.2a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0-9.8 0zM111.5 48.2a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0-9.8 0zM141.5 48.2a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0-9.8 0zM171.5 48.2a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0-9.8 0z',
      h2: 'M13.4 76h20M43.4 76h20M73.4 76h20M103.4 76h20M133.4 76h20M163.4 76h20',
      t1: 'M13.4 83h24M13.4 87.5h14.9M43.4 83h24M43.4 87.5h14.9M73.4 83h24M73.4 87.5h14.9M103.4 83h24M103.4 87.5h14.9M133.4 83h24M133.4 87.5h14.9M163.4 83h24M163.4 87.5h14.9',
    },
  ),
  testimonials: kind('Zitate mit Namen, seitwärts zu blättern.', 'Quotes with names, to page through.', {
    h: 'M13.4 24h62M73.4 40h106M73.4 49h112M73.4 58h70',
    p: 'M13.4 36h40v50h-40z',
    o: 'M25.8 55a7.6 7.6 0 1 0 15.2 0a7.6 7.6 0 1 0-15.2 0z',
    l: 'M73.4 72h112',
    h2: 'M73.4 79h40',
    t1: 'M73.4 86h34.7',
  }),
  figures: kind('Große Zahlen mit Einheit und Erklärung.', 'Large figures with unit and explanation.', {
    h2: 'M13.4 24h60M13.4 64h40M73.4 64h40M133.4 64h40',
    l: 'M13.4 36h54M73.4 36h54M133.4 36h54',
    h: 'M13.4 49h26M73.4 49h38M133.4 49h46',
    t1: 'M13.4 72h52M13.4 76.5h52M13.4 81h52M13.4 85.5h32.2M73.4 72h52M73.4 76.5h52M73.4 81h52M73.4 85.5h32.2M133.4 72h52M133.4 76.5h52M133.4 81h52M133.4 85.5h32.2',
  }),
  axis: kind('Ein Haus, dessen Achsmaß Besucher verschieben.', 'A building with a movable grid.', {
    h: 'M13.4 22h62',
    l: 'M73.4 34h60M73.4 32v4M93.4 32v4M113.4 32v4M133.4 32v4M13.4 62h52M13.4 80h52M13.4 98h52',
    h2: 'M13.4 56h26M13.4 74h30M13.4 92h30',
    f: 'M73.4 44h126.6v3h-126.6zM73.4 60h126.6v3h-126.6zM73.4 78h126.6v3h-126.6zM73.4 100h126.6v4h-126.6zM73.4 44h3v60h-3zM110 63h1.5v15h-1.5zM147 63h1.5v15h-1.5zM184 63h1.5v15h-1.5zM80 49h9v9h-9zM98 49h9v9h-9zM116 49h9v9h-9zM134 49h9v9h-9zM152 49h9v9h-9zM170 49h9v9h-9zM188 49h9v9h-9zM126 81h4v19h-4zM180 81h4v19h-4z',
    o: 'M88.4 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
    x: 'M93.4 39v68',
  }),
  'drawing-with-parts': kind(
    'Eine Zeichnung im Maßstab, darunter ihre Teile.',
    'A drawing to scale, its parts below.',
    {
      h: 'M13.4 24h96',
      f: 'M13.4 38h180v3h-180zM13.4 38h2v40h-2zM72.4 38h2v40h-2zM132.4 38h2v40h-2zM191.4 38h2v40h-2z',
      l: 'M13.4 35v3M20.9 35v3M28.4 35v3M35.9 35v3M43.4 35v3M50.9 35v3M58.4 35v3M65.9 35v3M73.4 35v3M80.9 35v3M88.4 35v3M95.9 35v3M103.4 35v3M110.9 35v3M118.4 35v3M125.9 35v3M133.4 35v3M140.9 35v3M148.4 35v3M155.9 35v3M163.4 35v3M170.9 35v3M178.4 35v3M185.9 35v3M193.4 35v3M43.4 38v28M13.4 88h180M13.4 85v6M73.4 85v6M133.4 85v6M193.4 85v6',
      o: 'M19.1 58a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM49.1 58a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM83.1 58a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM111.1 58a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM143.1 58a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM165.1 58a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM185.1 58a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z',
      h2: 'M13.4 98h28M73.4 98h28M133.4 98h28',
      t1: 'M13.4 104h28.5M73.4 104h28.5M133.4 104h28.5',
    },
  ),
  'data-table': kind('Tabelle mit zwei bis vier Spalten.', 'Table with two to four columns.', {
    h: 'M13.4 28h48',
    l: 'M73.4 22h120M73.4 102h120',
    t1: 'M73.4 28h21.1M118.4 28h38.4M73.4 38h21.1M118.4 38h24.8M73.4 48h21.1M118.4 48h33.5M73.4 58h21.1M118.4 58h18.6M73.4 68h21.1M118.4 68h29.8M73.4 78h21.1M118.4 78h36M73.4 88h21.1M118.4 88h22.3M73.4 98h21.1M118.4 98h27.3',
    x: 'M73.4 32h120M73.4 42h120M73.4 52h120M73.4 62h120M73.4 72h120M73.4 82h120M73.4 92h120',
  }),
  'wide-picture': kind(
    'Ein Bild von Rand zu Rand, mit Bildunterschrift.',
    'One picture from edge to edge, with a caption.',
    { p: 'M0 8h200v84h-200z', x: 'M0 8l200 84M200 8l-200 84', t1: 'M13.4 100h49.6' },
  ),
  'picture-row': kind(
    'Mehrere Bilder nebeneinander, seitwärts zu ziehen.',
    'Several pictures side by side.',
    {
      p: 'M13.4 26h68v56h-68zM87.4 26h68v56h-68zM161.4 26h68v56h-68z',
      x: 'M13.4 26l68 56M81.4 26l-68 56M87.4 26l68 56M155.4 26l-68 56M161.4 26l68 56M229.4 26l-68 56',
      l: 'M200 0h60v112h-60zM13.4 104h118',
      t1: 'M13.4 92h24.8M87.4 92h21.1',
      f: 'M13.4 102.5h34v3h-34z',
    },
  ),
  'film-to-watch': kind(
    'Startet erst auf Klick, vom eigenen Server, mit Untertiteln.',
    'A film that starts on a click, from your own server, with subtitles.',
    {
      p: 'M13.4 14h180v80h-180z',
      x: 'M13.4 14l180 80M193.4 14l-180 80',
      o: 'M91.4 54a12 12 0 1 0 24 0a12 12 0 1 0-24 0z',
      f: 'M99.5 48v12l10.2 -6zM13.4 100h44v2.5h-44z',
      l: 'M13.4 101h150',
      t1: 'M172 101.5h12.4',
    },
  ),
  honours: kind(
    'Auszeichnungen, Wettbewerbe, Zertifikate und Veröffentlichungen nach Jahren.',
    'Awards, competitions, certificates and publications by year.',
    {
      h: 'M13.4 26h58',
      l: 'M103.4 38h86M103.4 56h86M103.4 74h86M103.4 92h86',
      h2: 'M118.4 44h36M118.4 62h28M118.4 80h40',
      t1: 'M103.4 44h9M172 44h17M118.4 49h30M103.4 62h9M172 62h17M118.4 67h22M103.4 80h9M172 80h17M118.4 85h34',
    },
  ),
  credentials: kind(
    'Mitgliedschaften und Zertifikate des Büros.',
    'Memberships and certificates of the firm.',
    {
      h: 'M13.4 26h58',
      l: 'M13.4 38h41M58.4 38h41M103.4 38h41M148.4 38h41M13.4 71h41M58.4 71h41M103.4 71h41M148.4 71h41',
      o: 'M15.4 49a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM15.4 82a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
      h2: 'M30.4 49h20M75.4 49h16M120.4 49h22M165.4 49h18M30.4 82h20M75.4 82h16M120.4 82h22M165.4 82h18',
      t1: 'M13.4 62h18.6M58.4 62h18.6M103.4 62h18.6M148.4 62h18.6M13.4 95h18.6M58.4 95h18.6M103.4 95h18.6M148.4 95h18.6',
    },
  ),
  'service-index': kind('Alle Leistungen, je eine Zeile.', 'All services, one line each.', {
    h: 'M13 20h70',
    l: 'M13 38h180M13 54h180M13 70h180M13 86h180',
    h2: 'M20 46h40M20 62h52M20 78h34',
    t1: 'M100 46h70M100 62h80M100 78h60',
  }),
  tracks: kind('Ein Plan von Gleisen, die abzweigen und münden.', 'A plan of tracks that branch and join.', {
    h: 'M13 20h80',
    l: 'M13 44h180M40 44l12 14h70l12-14M70 44l12 28h60l12-28',
    t1: 'M13 90h50M78 90h50M143 90h50M13 95h40M78 95h44M143 95h38',
  }),
  'picture-links': kind('Bilder, die zu anderen Seiten führen.', 'Pictures that lead to other pages.', {
    h: 'M13 20h70',
    p: 'M13 30h86v52h-86zM107 30h86v52h-86z',
    x: 'M13 30l86 52M99 30l-86 52M107 30l86 52M193 30l-86 52',
    h2: 'M13 90h44M107 90h52',
    t1: 'M13 97h76M107 97h70',
  }),
  'point-columns': kind('Spalten aus kurzen Punkten.', 'Columns of short points.', {
    h: 'M13 20h80',
    l: 'M13 36h54M76 36h54M139 36h54',
    h2: 'M13 44h34M76 44h40M139 44h30',
    t1: 'M13 53h50M13 60h44M13 67h48M76 53h46M76 60h50M76 67h40M139 53h50M139 60h42M139 67h46',
  }),
  'team-wall': kind('Alle im Team, als kleine Porträts.', 'Everybody in the team, as small portraits.', {
    h: 'M13 20h60',
    p: 'M13 30h18v24h-18zM36 30h18v24h-18zM59 30h18v24h-18zM82 30h18v24h-18zM105 30h18v24h-18zM128 30h18v24h-18zM151 30h18v24h-18zM174 30h18v24h-18zM13 68h18v24h-18zM36 68h18v24h-18zM59 68h18v24h-18zM82 68h18v24h-18zM105 68h18v24h-18zM128 68h18v24h-18zM151 68h18v24h-18zM174 68h18v24h-18z',
    t1: 'M13 59h14M36 59h14M59 59h14M82 59h14M105 59h14M128 59h14M151 59h14M174 59h14M13 97h14M36 97h14M59 97h14M82 97h14M105 97h14M128 97h14M151 97h14M174 97h14',
  }),
  'annotated-picture': kind(
    'Ein Bild mit Linien zu seinen Einzelheiten.',
    'A picture with lines to its details.',
    {
      h: 'M13 20h70',
      p: 'M13 30h112v70h-112z',
      x: 'M13 30l112 70M125 30l-112 70',
      l: 'M60 52h76M90 80h46',
      h2: 'M140 50h40M140 78h34',
      t1: 'M140 57h50M140 63h44M140 85h48M140 91h38',
    },
  ),
  jobs: kind('Offene Stellen.', 'Open positions.', {
    h: 'M13 20h60',
    l: 'M70 30h123M70 50h123M70 70h123M70 90h123',
    h2: 'M76 40h50M76 60h62M76 80h44',
    t1: 'M160 40h28M160 60h22M160 80h28',
  }),
  invitation: kind('Große Aufforderung, sich zu melden.', 'A large invitation to get in touch.', {
    h: 'M13 34h120M13 46h84',
    t1: 'M13 62h70M13 68h58',
    f: 'M13 80h60v12h-60z',
  }),
  news: kind('Die neuesten Meldungen.', 'The latest news.', {
    h: 'M13 20h60',
    l: 'M13 32h180M13 56h180M13 80h180',
    h2: 'M60 42h80M60 66h64M60 90h90',
    t1: 'M13 42h30M60 49h100M13 66h30M60 73h84M13 90h30M60 97h92',
  }),
  'not-found': kind('Was bei einer falschen Adresse steht.', 'Shown at addresses that do not exist.', {
    h: 'M13 40h90M13 54h50',
    t1: 'M13 70h80',
  }),
  'system-notice': kind('Eine kurze Nachricht.', 'A short message.', {
    h: 'M13 40h110',
    t1: 'M13 56h90M13 63h70',
  }),
  offices: kind('Die Standorte mit Adresse und Karte.', 'The offices with address and map.', {
    h: 'M13 20h60',
    p: 'M13 32h80v40h-80zM107 32h80v40h-80z',
    x: 'M13 60l30-12 50 16M107 44l40 20 40-8',
    h2: 'M13 80h40M107 80h40',
    t1: 'M13 88h60M13 94h50M107 88h60M107 94h50',
  }),
  questions: kind('Fragen, die sich aufklappen.', 'Questions that open to show the answer.', {
    h: 'M13 20h44',
    l: 'M76 20h117M76 36h117M76 66h117M76 82h117M76 98h117M186 27l3 3 3-3M186 73l3 3 3-3M186 89l3 3 3-3',
    h2: 'M76 28h60M76 43h70M76 74h56M76 90h66',
    t1: 'M76 51h100M76 57h80',
  }),
}
