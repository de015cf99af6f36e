// What the studio itself says, in English.
import type { Words } from './de.ts'

export const en: Words = {
  tool: 'Studio',
  skip: 'Skip to content',
  areas: 'Areas',
  menu: 'Menu',
  nav: {
    start: 'Start',
    contents: 'Contents',
    pictures: 'Pictures',
    publish: 'Publish',
    inbox: 'Inquiries',
  },
  signedIn: name => `Signed in: ${name}`,
  otherLanguage: 'Redaktion auf Deutsch',
  loading: 'Loading …',
  nothingHere: 'The studio has no such page.',
  toStart: 'To the start',
  away: {
    title: 'The studio does not answer.',
    says: 'What you have written is kept in this browser. It goes on by itself as soon as the studio runs again.',
  },
  find: 'Where does it say …?',
  contents: {
    pages: 'Pages',
    lists: 'Lists',
    firm: 'The firm',
    projects: 'Projects',
    newProject: 'New project',
  },
  search: {
    title: words => (words === '' ? 'Where does it say …?' : `Where does it say “${words}”?`),
    found: (n, more) =>
      n === 0
        ? 'Nowhere.'
        : more > 0
          ? `The first ${n} of ${n + more} places`
          : n === 1
            ? 'One place'
            : `${n} places`,
  },
  editor: {
    languages: { de: 'German', en: 'English' },
    general: 'General',
    found: 'Name, search, sharing',
    sections: 'Sections',
    wrongHere: 'something to clear up here',
    older: 'English older',
    takeOut: 'Leave out',
    typing: 'About to be saved …',
    saving: 'Saving …',
    saved: time => `Saved in the draft, ${time}`,
    unsaved: n =>
      n === 1
        ? 'One place needs clearing up and is not saved yet'
        : `${n} places need clearing up and are not saved yet`,
    away: 'The studio does not answer; everything is kept in this browser',
    toFirst: 'Go there',
    undo: 'Undo',
    redo: 'Redo',
    lost: 'This text finds its place no more, because somebody removed the section:',
    forget: 'Do not show again',
    conflict: 'Two people have changed this. Which version should stay?',
    mine: 'Your version',
    theirs: 'The other version',
    takeMine: 'Take mine',
    takeTheirs: 'Take the other',
    paragraphs: 'An empty line makes a paragraph',
    places: places => `${places.join(', ')} stays in the text`,
    wordsOf: language => (language === 'de' ? 'German words' : 'English words'),
    count: (n, { from, to }) =>
      from > 1 ? `${n} characters; ${from} to ${to} are good` : `${n} characters; ${to} at most are good`,
    bold: 'Bold',
    boldText: 'important',
    linkTo: 'Link to …',
    linkText: 'more about it',
    choose: 'Please choose',
    least: n => `at least ${n} pixels wide`,
    noPicture: 'No picture yet',
    swap: 'Replace',
    yes: 'yes',
    no: 'no',
    englishDiffers: 'Different in English',
    notPublic: 'do not show in public',
    items: n => (n === 1 ? 'one entry' : `${n} entries`),
    item: n => `Entry ${n}`,
    add: 'Add',
    addFirst: 'New, at the top',
    addLast: 'New, at the end',
    newName: 'Name',
    up: title => `${title}: move up`,
    down: title => `${title}: move down`,
    double: title => `${title}: duplicate`,
    remove: title => `${title}: remove`,
    preview: 'Preview of the page',
    previewLanguage: 'Language of the preview',
    previewWidth: 'Width of the preview',
    widths: { screen: 'Screen', phone: 'Phone' },
    scale: (width, scale) => `${width} px · 1 : ${(1 / scale).toFixed(1).replace('.0', '')}`,
  },
  project: {
    title: 'Name',
    description: 'Description',
    category: 'Category',
    location: 'Place',
    picture: 'Picture',
    pictureHint: 'One from the list, or add a new one at the right: it is then chosen here.',
  },
  pictures: {
    add: 'Add a picture',
    chosen: 'Chosen picture',
    filter: 'Which pictures',
    filters: { all: 'All', unused: 'Not used', open: 'To complete' },
    uses: n => (n === 0 ? 'not used anywhere' : n === 1 ? 'used once' : `used ${n} times`),
    size: bytes => `${Math.round(bytes / 1000).toLocaleString('en')} kB`,
    file: 'File',
    drop: 'Choose a picture, or drag it here. It is turned upright, scaled down, and freed of what the camera noted.',
    title: 'Title',
    alt: { de: 'What it shows, in German', en: 'What it shows, in English' },
    origin: 'Origin',
    credit: 'Credit (photographs need one)',
    take: 'Add',
    taking: 'Being added …',
    chooseFirst: 'Choose a picture first.',
    replace: 'Replace …',
    remove: 'Delete',
    close: 'Close',
    focus: (x, y) => `What stays when it is cropped: ${x} % from the left, ${y} % from the top`,
    focusHint: 'Point at the place that shall stay when the picture is cropped; the arrow keys work too.',
  },
  start: {
    openPage: address => `Open ${address}`,
    areas: { content: 'Contents', inbox: 'Inquiries', service: 'Service' },
    count: n =>
      n === 0
        ? 'Nothing needs attention.'
        : n === 1
          ? 'One thing needs attention.'
          : `${n} things need attention.`,
  },
}
