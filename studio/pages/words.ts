// Words of the contents and of a new project.
const de = {
  pages: 'Seiten',
  up: (name: string) => `${name}: nach oben`,
  down: (name: string) => `${name}: nach unten`,
  moved: (name: string, place: number, count: number) => `${name}, jetzt ${place} von ${count}`,
  unreadable: 'nicht lesbar',
  lists: 'Listen',
  firm: 'Das Büro',
  projects: 'Projekte',
  newProject: 'Neues Projekt',
  asTable: 'Als Tabelle',
  systemPages: 'Systemseiten',
  filter: 'Welche Projekte',
  allProjects: 'alle',
  contents: 'Inhalte',
  hidden: 'ausgeblendet',
  newPage: 'Neue Seite',
  whichPattern: 'Nach welchem Muster',
  sections: (n: number) => (n === 1 ? 'nur die Bühne' : `${n} Abschnitte`),
  copyOf: 'Kopie von …',
  allTexts: 'mit allen Texten',
  name: 'Name',
  nameHint: 'so steht sie in Navigation und Pfad',
  address: 'Adresse',
  addressHint: 'aus dem Namen',
  change: 'Ändern',
  taken: 'Diese Adresse hat schon eine andere Seite. Nennen Sie die neue anders.',
  needsAddress: 'Aus diesem Namen wird keine Adresse. Bitte schreiben Sie eine aus Buchstaben von a bis z.',
  notYet:
    'Steht noch nicht im Netz: Weder Besucher noch Suchmaschinen sehen die Seite, bis Sie sie veröffentlichen. Statt der Texte steht dort zunächst ???; die Seite bleibt im Entwurf, bis Sie alle ??? ersetzt haben.',
  createPage: 'Seite anlegen',
  removing: (name: string) => `„${name}“ entfernen`,
  needed: 'Die Website braucht diese Seite; sie lässt sich weder ausblenden noch entfernen.',
  isHidden: 'Die Seite ist ausgeblendet.',
  showAgain: 'Wieder zeigen',
  leadHere: (n: number, alone: number) =>
    n === 0
      ? 'Nichts auf der Website führt hierher.'
      : n === 1
        ? `Eine Stelle führt hierher und ${alone === 1 ? 'wird automatisch angepasst' : 'muss von Ihnen umgestellt werden'}.`
        : `${n} Stellen führen hierher, ${alone} davon ${alone === 1 ? 'wird' : 'werden'} automatisch angepasst.`,
  where: 'Wohin Besucher kommen',
  whereWhy:
    'Lesezeichen, Suchmaschinen und fremde Seiten kennen die Adresse. Sie soll nicht ins Leere führen.',
  whereStands: 'Steht danach unter Inhalte › Alte Adressen und lässt sich dort ändern.',
  removePage: 'Seite entfernen',
  hidePage: 'Lieber ausblenden',
  removeNote:
    'Das Entfernen wird im Entwurf gespeichert. Bis Sie veröffentlichen, bleibt die Seite im Netz; danach holt „Zurücknehmen“ sie zurück. Eine ausgeblendete Seite ist nicht im Netz, aber Sie können hier weiter an ihr arbeiten.',
  leads: 'Was hierher führt',
  places: (n: number) => (n === 1 ? 'eine Stelle' : `${n} Stellen`),
  leadsNothing: 'Nichts; die Seite lässt sich sofort entfernen.',
  follows: 'Wird automatisch angepasst',
  decide: 'Führt danach woandershin',
  leadsTo: (name: string) => `führt zu: ${name}`,
  textOnly: 'nur Text, ohne Link',
  addressOf: (name: string) => `Adresse von „${name}“`,
  moves: (n: number) =>
    n === 0
      ? 'Nichts auf der Website führt hierher.'
      : `${n === 1 ? 'Eine Stelle' : `${n} Stellen`} auf der Website ${n === 1 ? 'führt' : 'führen'} hierher und ${n === 1 ? 'wird' : 'werden'} automatisch angepasst.`,
  movePage: 'Adresse ändern',
  moveNote: 'Die bisherige Adresse führt danach zur neuen. Öffentlich wird es mit dem nächsten Stand.',
  title: 'Name',
  description: 'Beschreibung',
  category: 'Kategorie',
  location: 'Ort',
  picture: 'Bild',
  choosePicture: 'Wählen Sie ein Bild.',
}

const en: typeof de = {
  pages: 'Pages',
  up: name => `${name}: move up`,
  down: name => `${name}: move down`,
  moved: (name, place, count) => `${name}, now ${place} of ${count}`,
  unreadable: 'cannot be read',
  lists: 'Lists',
  firm: 'The firm',
  projects: 'Projects',
  newProject: 'New project',
  asTable: 'As a table',
  systemPages: 'System pages',
  filter: 'Filter projects',
  allProjects: 'all',
  contents: 'Contents',
  hidden: 'hidden',
  newPage: 'New page',
  whichPattern: 'Pattern',
  sections: n => (n === 1 ? 'the hero only' : `${n} sections`),
  copyOf: 'A copy of …',
  allTexts: 'with all its texts',
  name: 'Name',
  nameHint: 'as shown in navigation and breadcrumbs',
  address: 'Address',
  addressHint: 'taken from the name',
  change: 'Change',
  taken: 'Another page has this address. Please choose a different name.',
  needsAddress: 'This name cannot be turned into an address. Please enter one with letters from a to z.',
  notYet:
    'Not on the web yet: neither visitors nor search engines see the page until you publish it. Its texts are marked ???; the page stays in the draft until you have replaced them all.',
  createPage: 'Create the page',
  removing: name => `Remove “${name}”`,
  needed: 'The website needs this page; it cannot be hidden or removed.',
  isHidden: 'The page is hidden.',
  showAgain: 'Show again',
  leadHere: (n, alone) =>
    n === 0
      ? 'Nothing on the site leads here.'
      : n === 1
        ? `One link leads here and ${alone === 1 ? 'updates automatically' : 'needs a new target'}.`
        : `${n} links lead here; ${alone} of them ${alone === 1 ? 'updates' : 'update'} automatically.`,
  where: 'Where visitors go',
  whereWhy: 'Bookmarks, search engines and other sites know this address. It should still lead somewhere.',
  whereStands: 'You will find it under Contents › Redirects, where you can change it.',
  removePage: 'Remove the page',
  hidePage: 'Hide it instead',
  removeNote:
    'The removal is saved to the draft. The page stays on the web until you publish; after that, reverting the edition brings it back. A hidden page is not on the web, but you can keep working on it here.',
  leads: 'Where this page is linked',
  places: n => (n === 1 ? 'one place' : `${n} places`),
  leadsNothing: 'Nowhere; you can remove the page straight away.',
  follows: 'Updates automatically',
  decide: 'Will lead elsewhere',
  leadsTo: name => `leads to: ${name}`,
  textOnly: 'text only, no link',
  addressOf: name => `Address of “${name}”`,
  moves: n =>
    n === 0
      ? 'Nothing on the site leads here.'
      : n === 1
        ? 'One link on the site leads here and updates automatically.'
        : `${n} links on the site lead here; they update automatically.`,
  movePage: 'Change the address',
  moveNote: 'The old address will lead to the new one. Visitors see the change with the next edition.',
  title: 'Name',
  description: 'Description',
  category: 'Category',
  location: 'Location',
  picture: 'Picture',
  choosePicture: 'Choose a picture.',
}

export const pagesWords = { de, en }
