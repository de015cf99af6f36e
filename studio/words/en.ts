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
  alsoHere: name => `Also here: ${name}`,
  otherLanguage: 'Redaktion auf Deutsch',
  unreadable: 'Not listed, because the file cannot be read:',
  loading: 'Loading …',
  nothingHere: 'Page not found',
  toStart: 'Back to the start page',
  away: {
    title: 'The Studio is not responding.',
    says: 'Your text is safe in this browser. Saving continues as soon as the Studio is running again.',
  },
  find: 'Search',
  contents: {
    pages: 'Pages',
    unreadable: 'cannot be read',
    lists: 'Lists',
    firm: 'The firm',
    projects: 'Projects',
    newProject: 'New project',
  },
  search: {
    title: words => (words === '' ? 'Search' : `Search results for “${words}”`),
    found: (n, more) =>
      n === 0
        ? 'No results'
        : more > 0
          ? `The first ${n} of ${n + more} results`
          : n === 1
            ? 'One result'
            : `${n} results`,
  },
  editor: {
    languages: { de: 'German', en: 'English' },
    general: 'General',
    found: 'Name, search, sharing',
    sections: 'Sections',
    wrongHere: 'needs attention',
    older: 'English outdated',
    fits: 'English is still right',
    former: 'History',
    noFormer: 'This field has no earlier version.',
    putBack: 'Restore',
    takeOut: 'Remove',
    typing: 'Unsaved changes …',
    saving: 'Saving …',
    saved: time => `Saved to the draft, ${time}`,
    unsaved: n =>
      n === 1
        ? 'One change needs attention and is not saved yet'
        : `${n} changes need attention and are not saved yet`,
    away: 'The Studio is not responding; your text is safe in this browser',
    toFirst: 'Show',
    undo: 'Undo',
    redo: 'Redo',
    lost: 'This text has no place any more, because another person removed its section:',
    forget: 'Dismiss',
    conflict: 'Two people changed this. Which version do you want to keep?',
    mine: 'Your version',
    theirs: 'The other version',
    takeMine: 'Keep mine',
    takeTheirs: 'Keep the other',
    paragraphs: 'Separate paragraphs with an empty line',
    places: places => `Keep ${places.join(', ')} in the text`,
    wordsOf: language => (language === 'de' ? 'German words' : 'English words'),
    count: (n, { from, to }) =>
      from > 1 ? `${n} characters; aim for ${from} to ${to}` : `${n} characters; aim for at most ${to}`,
    bold: 'Bold',
    boldText: 'important',
    linkTo: 'Link to …',
    linkText: 'read more',
    writes: who => `${who} is writing here`,
    putIn: 'Insert …',
    putInto: label => `Insert a value into “${label}”`,
    choose: 'Please choose',
    least: n => `at least ${n} pixels wide`,
    noPicture: 'No picture yet',
    swap: 'Replace',
    crop: 'Crop',
    unclearNumber: readings =>
      readings.length === 0
        ? 'This is not a number. Enter digits only, such as 1850 or 6.4.'
        : `Did you mean ${readings.join(' or ')}? Please write it that way; nothing has been saved yet.`,
    yes: 'yes',
    no: 'no',
    englishDiffers: 'Different in English',
    notPublic: 'hide from visitors',
    items: n => (n === 1 ? 'one entry' : `${n} entries`),
    item: n => `Entry ${n}`,
    add: 'Add',
    addFirst: 'Add at the top',
    addLast: 'Add at the end',
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
  replace: {
    everywhere: 'Replace everywhere …',
    alsoElsewhere: n =>
      n === 1 ? 'The old text appears in one more place:' : `The old text appears in ${n} more places:`,
    show: 'Review and replace',
    title: (old, n) =>
      n === 0
        ? `“${old}” does not appear anywhere`
        : `“${old}” appears in ${n === 1 ? 'one place' : `${n} places`}`,
    lead: 'All ticked places change at once. New text is red.',
    old: 'Current text',
    next: 'New text',
    tick: place => `Change: ${place}`,
    legal: 'Legal text',
    follows: 'Updates automatically',
    act: n => (n === 1 ? 'Replace in one place' : `Replace in ${n} places`),
    done: 'Changed and saved to the draft.',
    draft: 'Visitors see nothing yet: the changes go to the draft, where you can discard each of them.',
    people: 'People',
    person: name => `Replace ${name}`,
    personLead:
      'Please read the sentences: words such as “he” or “her” may have to change with the name. Only the name is replaced.',
    who: 'Successor',
    where: 'Where the name appears',
    ticked: { changes: 'ticked places will change', goes: 'ticked places will be removed' },
    follower: { new: 'a new person', there: 'a person already here', nobody: 'none, just remove' },
    cardStays: 'The successor’s card stays as it is; the old card is removed.',
    cardGoes: 'The card is removed as soon as no page needs it.',
    byHand: 'Needs another person or other words',
    takeOut: n => (n === 0 ? 'Remove the card' : n === 1 ? 'Remove in one place' : `Remove in ${n} places`),
    portrait: 'Office and languages are kept. The portrait is removed; choose a new one on the card.',
    portraitFollows: 'Office and languages are kept. The portrait is taken from the team.',
    fields: { name: 'Name', role: 'Role', position: 'Position', phone: 'Phone', email: 'Email' },
    groups: {
      reference: 'Linked to the card',
      team: 'In the team',
      text: 'In sentences',
      similar: 'Possible matches',
    },
    replacePerson: 'Replace …',
  },
  project: {
    title: 'Name',
    description: 'Description',
    category: 'Category',
    location: 'Location',
    picture: 'Picture',
    pictureHint: 'Choose one from the list, or add a new one at the right.',
  },
  pictures: {
    add: 'Add a picture',
    chosen: 'Chosen picture',
    filter: 'Which pictures',
    filters: { all: 'All', unused: 'Unused', open: 'Incomplete' },
    uses: n => (n === 0 ? 'not used' : n === 1 ? 'used once' : `used ${n} times`),
    size: bytes => `${Math.round(bytes / 1000).toLocaleString('en')} kB`,
    file: 'File',
    drop: 'Choose a picture, or drag it here. It is rotated and scaled down, and the camera’s metadata is removed.',
    title: 'Title',
    alt: { de: 'What it shows, in German', en: 'What it shows, in English' },
    origin: 'Origin',
    credit: 'Credit (photographs need one)',
    take: 'Add',
    taking: 'Adding …',
    chooseFirst: 'Choose a picture first.',
    replace: 'Replace …',
    remove: 'Delete',
    close: 'Close',
    focus: (x, y) => `Focal point: ${x} % from the left, ${y} % from the top`,
    focusHint: 'Click the part that must stay visible when the picture is cropped, or use the arrow keys.',
  },
  start: {
    openPage: address => `Open ${address}`,
    areas: { content: 'Contents', inbox: 'Inquiries', service: 'Service' },
    all: { inbox: 'All inquiries' },
    draft: 'Draft',
    toPublish: 'Review and publish',
    service: 'Service and email',
    pages: 'Pages',
    answers: { label: 'Service', yes: 'running', no: 'not running on this computer' },
    mails: 'Emails',
    mailsSaid: (waiting, undeliverable) =>
      [
        waiting === 0 ? 'none waiting' : `${waiting} waiting`,
        undeliverable > 0 ? `${undeliverable} undeliverable` : '',
      ]
        .filter(Boolean)
        .join(', '),
    free: 'Storage',
    gigabytes: n => `${n.toLocaleString('en')} GB free`,
    count: n =>
      n === 0
        ? 'Nothing needs attention.'
        : n === 1
          ? 'One thing needs attention.'
          : `${n} things need attention.`,
  },
}
