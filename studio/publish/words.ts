// What the studio says of publishing.
import type { Why } from './publish-error.server.ts'
import type { StepName } from './steps.server.ts'

const count = (n: number, words: readonly string[]) => words[n] ?? String(n)
const deNumbers = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn']
const enNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

const de = {
  title: (changes: number) =>
    changes === 1
      ? 'Eine Änderung wird öffentlich'
      : `${count(changes, deNumbers)} Änderungen werden öffentlich`,
  public0: 'Alles ist öffentlich',
  isPublic: 'Öffentlich',
  red: 'Rot ist, was neu ist. Was nicht angekreuzt ist, bleibt im Entwurf.',
  nothing: 'Im Entwurf liegt nichts, was nicht schon öffentlich ist.',
  changes: 'Änderungen',
  choose: (name: string) => `Veröffentlichen: ${name}`,
  what: { changed: 'geändert', new: 'neu', gone: 'entfernt', moved: 'an anderer Stelle' },
  only: { de: ', nur Deutsch', en: ', nur Englisch' },
  discard: 'Verwerfen',
  discardSure: 'Wirklich verwerfen',
  look: 'Ansehen',
  staysBecause: 'Bleibt im Entwurf:',
  more: (n: number) => `und ${n} weitere Stellen`,
  edition: 'Stand',
  after: 'nach',
  first: 'noch keinem',
  by: 'von',
  since: 'öffentlich seit',
  note: 'Bemerkung, nur für Sie (freiwillig)',
  publish: 'Veröffentlichen',
  lasts:
    'Der Bau dauert meist unter einer Minute; die Website bleibt erreichbar und wechselt erst, wenn alles stimmt.',
  shared: 'Was andere inzwischen veröffentlicht haben, wird vorher geholt.',
  sending: {
    title: 'Auch an andere senden?',
    asks: (to: string) =>
      `Dieser Ordner gehört zu ${to}. Bis jemand zustimmt, wird nur hier veröffentlicht und nichts dorthin gesendet. Die Zustimmung gilt für jede weitere Veröffentlichung, von wem sie auch kommt.`,
    agree: 'Zustimmen und künftig senden',
    agreed: (to: string, person: string, when: string) =>
      `Jede Veröffentlichung wird an ${to} gesendet. Zugestimmt hat ${person}, ${when}. Widerrufen kann das, wer die Website betreut.`,
    unagreed: (to: string) =>
      `An ${to} wurde nichts gesendet, weil dem noch niemand zugestimmt hat. Öffentlich ist alles.`,
  },
  later: 'Zu einem Zeitpunkt …',
  at: 'Erscheint am',
  wait: 'Vormerken',
  scheduled: (when: string, names: string) => `Vorgemerkt für ${when}: ${names}.`,
  scheduledHow:
    'So, wie es beim Vormerken war. Die Redaktion muss dann laufen; sonst erscheint es, sobald sie wieder läuft.',
  notThen: 'Doch nicht',
  missed: (when: string, names: string) =>
    `Was am ${when} erscheinen sollte, passte nicht mehr und ist nicht erschienen: ${names}. Ihre Änderungen liegen im Entwurf.`,
  seen: 'Gesehen',
  behind: 'Die Website zeigt noch nicht, was zuletzt veröffentlicht wurde.',
  showNow: 'Jetzt zeigen',
  all: 'Alle Stände',
  building: (n: number) => `Stand ${n} wird gebaut`,
  meanwhile: (n: number) =>
    `Sie können weiterarbeiten oder das Fenster schließen. Was Sie jetzt ändern, kommt in den nächsten Stand. Wenn etwas nicht stimmt, bleibt ${n > 1 ? `Stand ${n - 1}` : 'die Website, wie sie ist'}, und Sie lesen hier, woran es liegt.`,
  cancel: 'Abbrechen',
  steps: {
    receive: 'Geholt, was andere veröffentlicht haben',
    check: 'Inhalte geprüft',
    pages: 'Seiten gebaut',
    pictures: 'Bilder gerechnet und alles verpackt',
    send: 'Zu den anderen geschickt',
    show: 'Ausgetauscht',
  } satisfies Record<StepName, string>,
  progress: (done: number, total: number, last: string) =>
    `${done} von ${total}${last ? `, zuletzt ${last}` : ''}`,
  seconds: (n: string) => `${n} s`,
  public: (n: number) => `Stand ${n} ist öffentlich`,
  addresses: (n: number) =>
    n === 0
      ? 'Keine Adresse liest sich anders'
      : n === 1
        ? 'Eine Adresse hat sich geändert'
        : `${count(n, deNumbers)} Adressen haben sich geändert`,
  notSent: 'Die anderen waren nicht zu erreichen. Beim nächsten Veröffentlichen wird es ihnen nachgeschickt.',
  told: 'Suchmaschinen:',
  onLoad: 'Wer die Seite offen hat, sieht das Neue beim nächsten Laden.',
  goOn: 'Zum Entwurf',
  back: (n: number) => `Stand ${n} zurücknehmen`,
  backDetails:
    'Die Website zeigt danach wieder, was vorher da stand. Die Änderungen liegen wieder im Entwurf; verloren geht nichts.',
  failed: 'Es ist nichts öffentlich geworden',
  safe: 'Die Website zeigt, was sie vorher gezeigt hat, und Ihre Änderungen liegen im Entwurf.',
  why: {
    problems: 'Die Inhalte passen so nicht zusammen:',
    conflict: 'Diese Stellen hat inzwischen auch jemand anders geändert:',
    irregular:
      'Hier liegt im Inhalt keine gewöhnliche Datei, sondern eine Verknüpfung oder ein eigener Git-Ordner. So etwas wird weder geholt noch gebaut. Wer es angelegt hat, ersetzt es durch die Datei selbst:',
    overtaken: 'Jemand anders war gerade schneller. Veröffentlichen Sie noch einmal; dann ist beides dabei.',
    program:
      'Am Programm selbst wurde etwas geändert. Das holt, wer die Website betreut; bis dahin bleiben Ihre Änderungen im Entwurf.',
    nothing: 'Es gab nichts zu veröffentlichen: Das alles ist schon öffentlich.',
    cancelled: 'Sie haben abgebrochen.',
    build: 'Die Seiten ließen sich nicht bauen. Zeigen Sie das hier, wer die Website betreut:',
    broken: 'Das Veröffentlichen ist hängen geblieben. Zeigen Sie das hier, wer die Website betreut:',
  } satisfies Record<Why['kind'], string>,
  changedBy: (file: string, person: string, when: string) =>
    person ? `${file}, zuletzt ${person}, ${when}` : file,
  conflictHow: 'Verwerfen Sie Ihre Änderung dort, oder sprechen Sie sich ab.',
  editions: 'Alle Stände',
  editionsLead: 'Was wann öffentlich wurde, und von wem.',
  when: 'seit',
  pages: 'Was',
  latest: 'jetzt öffentlich',
  takesBack: (n: number) => `nimmt Stand ${n} zurück`,
  noEditions: 'Aus der Redaktion wurde noch nichts veröffentlicht.',
  happens: 'Das geschieht',
  happensList: (n: number, pages: string) => [
    `Was mit Stand ${n} öffentlich wurde (${pages}), verschwindet wieder von der Website.`,
    'Die Änderungen liegen danach wieder im Entwurf. Sie lassen sich einzeln verwerfen oder später veröffentlichen.',
    'Was danach veröffentlicht wurde, bleibt. Wo sich beides berührt, geschieht nichts, und Sie lesen, wo.',
    'Im Verzeichnis steht ein neuer Stand mit Ihrem Namen. Was jemand inzwischen gelesen hat, lässt sich nicht zurückholen.',
  ],
  notYet: 'Doch nicht',
}

export type PublishWords = typeof de

const en: PublishWords = {
  title: changes =>
    changes === 1 ? 'One change becomes public' : `${count(changes, enNumbers)} changes become public`,
  public0: 'Everything is public',
  isPublic: 'Public',
  red: 'Red is what is new. What is not ticked stays in the draft.',
  nothing: 'There is nothing in the draft that is not public already.',
  changes: 'Changes',
  choose: name => `Publish: ${name}`,
  what: { changed: 'changed', new: 'new', gone: 'removed', moved: 'elsewhere in the list' },
  only: { de: ', German only', en: ', English only' },
  discard: 'Discard',
  discardSure: 'Really discard',
  look: 'Look',
  staysBecause: 'Stays in the draft:',
  more: n => `and ${n} more places`,
  edition: 'Issue',
  after: 'after',
  first: 'none yet',
  by: 'by',
  since: 'public since',
  note: 'Remark, for you only (optional)',
  publish: 'Publish',
  lasts:
    'The build mostly takes less than a minute; the site stays reachable and changes only when everything is right.',
  shared: 'What others have published meanwhile is fetched first.',
  sending: {
    title: 'Send to others as well?',
    asks: to =>
      `This folder belongs to ${to}. Until a person agrees, you publish here only, and nothing is sent there. The agreement covers every later publication, whoever makes it.`,
    agree: 'Agree and send from now on',
    agreed: (to, person, when) =>
      `Every publication is sent to ${to}. ${person} agreed, ${when}. The administrator of the site can withdraw this.`,
    unagreed: to => `Nothing was sent to ${to}, because nobody has agreed to that yet. Everything is public.`,
  },
  later: 'At a certain time …',
  at: 'Appears on',
  wait: 'Schedule',
  scheduled: (when, names) => `Scheduled for ${when}: ${names}.`,
  scheduledHow:
    'As it was when it was scheduled. The studio has to run then; otherwise it appears as soon as it runs again.',
  notThen: 'Rather not',
  missed: (when, names) =>
    `What was to appear on ${when} no longer fitted and did not appear: ${names}. Your changes are in the draft.`,
  seen: 'Seen',
  behind: 'The site does not show yet what was published last.',
  showNow: 'Show it now',
  all: 'All issues',
  building: n => `Issue ${n} is being built`,
  meanwhile: n =>
    `You can go on working or close the window. What you change now goes into the next issue. If something is wrong, ${n > 1 ? `issue ${n - 1}` : 'the site'} stays as it is, and you read here why.`,
  cancel: 'Cancel',
  steps: {
    receive: 'Fetched what others published',
    check: 'Content checked',
    pages: 'Pages built',
    pictures: 'Pictures made and everything packed',
    send: 'Sent to the others',
    show: 'Exchanged',
  },
  progress: (done, total, last) => `${done} of ${total}${last ? `, last ${last}` : ''}`,
  seconds: n => `${n} s`,
  public: n => `Issue ${n} is public`,
  addresses: n =>
    n === 0
      ? 'No address reads differently'
      : n === 1
        ? 'One address has changed'
        : `${count(n, enNumbers)} addresses have changed`,
  notSent: 'The others could not be reached. They get it with the next publication.',
  told: 'Search engines:',
  onLoad: 'Whoever has the page open sees the new one when it is loaded again.',
  goOn: 'To the draft',
  back: n => `Take back issue ${n}`,
  backDetails:
    'The site then shows again what was there before. The changes are in the draft again; nothing is lost.',
  failed: 'Nothing has become public',
  safe: 'The site shows what it showed before, and your changes are in the draft.',
  why: {
    problems: 'The content does not fit together like this:',
    conflict: 'These places were changed by somebody else as well:',
    irregular:
      'The content holds a symbolic link or a git folder of its own here instead of a regular file. The Studio neither fetches nor builds it. Its author has to replace it with the file itself:',
    overtaken: 'Somebody else was quicker just now. Publish once more; then both are in it.',
    program:
      'The program itself was changed. Whoever looks after the site fetches it; until then your changes stay in the draft.',
    nothing: 'There was nothing to publish: all of this is public already.',
    cancelled: 'You cancelled it.',
    build: 'The pages could not be built. Show this to whoever looks after the site:',
    broken: 'Publishing got stuck. Show this to whoever looks after the site:',
  },
  changedBy: (file, person, when) => (person ? `${file}, last by ${person}, ${when}` : file),
  conflictHow: 'Discard your change there, or talk to each other.',
  editions: 'All issues',
  editionsLead: 'What became public when, and by whom.',
  when: 'since',
  pages: 'What',
  latest: 'public now',
  takesBack: n => `takes back issue ${n}`,
  noEditions: 'Nothing has been published from the studio yet.',
  happens: 'What happens',
  happensList: (n, pages) => [
    `What became public with issue ${n} (${pages}) goes from the site again.`,
    'The changes are in the draft again. They can be discarded one by one or published later.',
    'What was published after it stays. Where the two touch, nothing happens, and you read where.',
    'The list gets a new issue with your name. What somebody has read meanwhile cannot be called back.',
  ],
  notYet: 'Rather not',
}

export const publishWords = { de, en }
