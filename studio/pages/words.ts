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
  notYet:
    'Steht noch nicht im Netz: Weder Besucher noch Suchmaschinen sehen die Seite, bis Sie sie veröffentlichen. Ihre Texte stehen als ??? da; solange eines davon stehen bleibt, bleibt sie im Entwurf.',
  createPage: 'Seite anlegen',
  removing: (name: string) => `„${name}“ entfernen`,
  needed: 'Diese Seite braucht die Website; sie lässt sich weder ausblenden noch entfernen.',
  isHidden: 'Die Seite ist ausgeblendet.',
  showAgain: 'Wieder zeigen',
  leadHere: (n: number, alone: number) =>
    n === 0
      ? 'Nichts auf der Website führt hierher.'
      : `${n === 1 ? 'Eine Stelle führt' : `${n} Stellen führen`} hierher, ${alone} davon ${alone === 1 ? 'folgt' : 'folgen'} von selbst.`,
  where: 'Wohin Besucher kommen',
  whereWhy:
    'Lesezeichen, Suchmaschinen und fremde Seiten kennen die Adresse. Sie soll nicht ins Leere führen.',
  whereStands: 'Steht danach unter Inhalte › Alte Adressen und lässt sich dort ändern.',
  removePage: 'Seite entfernen',
  hidePage: 'Lieber ausblenden',
  removeNote:
    'Geht in den Entwurf. Bis zum Veröffentlichen bleibt die Seite im Netz; danach holt „Zurücknehmen“ sie wieder. Ausgeblendet heißt: nicht im Netz, aber hier zum Weiterschreiben.',
  leads: 'Was hierher führt',
  places: (n: number) => (n === 1 ? 'eine Stelle' : `${n} Stellen`),
  leadsNothing: 'Nichts; die Seite lässt sich sofort entfernen.',
  follows: 'Folgt von selbst',
  decide: 'Führt danach woandershin',
  leadsTo: (name: string) => `führt zu: ${name}`,
  textOnly: 'nur Text, ohne Link',
  addressOf: (name: string) => `Adresse von „${name}“`,
  moves: (n: number) =>
    n === 0
      ? 'Nichts auf der Website führt hierher.'
      : `${n === 1 ? 'Eine Stelle' : `${n} Stellen`} auf der Website ${n === 1 ? 'führt' : 'führen'} hierher; sie folgen von selbst.`,
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
  contents: 'Contents',
  hidden: 'hidden',
  newPage: 'New page',
  whichPattern: 'Which pattern',
  sections: n => (n === 1 ? 'the hero only' : `${n} sections`),
  copyOf: 'A copy of …',
  allTexts: 'with all its texts',
  name: 'Name',
  nameHint: 'as navigation and breadcrumbs say it',
  address: 'Address',
  addressHint: 'from the name',
  change: 'Change',
  taken: 'Another page has this address. Please choose a different name.',
  notYet:
    'Not on the web yet: neither visitors nor search engines see the page until you publish it. Its texts begin as ???; while one of them is left, the page stays in the draft.',
  createPage: 'Create the page',
  removing: name => `Remove “${name}”`,
  needed: 'The website needs this page; it can be neither hidden nor removed.',
  isHidden: 'The page is hidden.',
  showAgain: 'Show again',
  leadHere: (n, alone) =>
    n === 0
      ? 'Nothing on the site leads here.'
      : `${n === 1 ? 'One link leads' : `${n} links lead`} here; ${alone} of them ${alone === 1 ? 'follows' : 'follow'} automatically.`,
  where: 'Where visitors go',
  whereWhy: 'Bookmarks, search engines and other sites know the address. It should lead somewhere.',
  whereStands: 'You find it later under Contents › Redirects, and can change it there.',
  removePage: 'Remove the page',
  hidePage: 'Hide it instead',
  removeNote:
    'This goes to the draft. The page stays on the web until you publish; after that, reverting the edition brings it back. A hidden page is not on the web, but you can go on writing it here.',
  leads: 'What leads here',
  places: n => (n === 1 ? 'one place' : `${n} places`),
  leadsNothing: 'Nothing; the page can be removed at once.',
  follows: 'Follows automatically',
  decide: 'Leads elsewhere from then on',
  leadsTo: name => `leads to: ${name}`,
  textOnly: 'text only, no link',
  addressOf: name => `Address of “${name}”`,
  moves: n =>
    n === 0
      ? 'Nothing on the site leads here.'
      : `${n === 1 ? 'One link' : `${n} links`} on the site ${n === 1 ? 'leads' : 'lead'} here; they follow automatically.`,
  movePage: 'Change the address',
  moveNote: 'The old address will lead to the new one. Visitors see it with the next edition.',
  title: 'Name',
  description: 'Description',
  category: 'Category',
  location: 'Location',
  picture: 'Picture',
  choosePicture: 'Choose a picture.',
}

export const pagesWords = { de, en }
