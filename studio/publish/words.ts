// Words of publishing.
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
  part: (chosen: number, all: number) =>
    chosen <= 1
      ? `${chosen === 0 ? 'Keine' : 'Eine'} von ${all} Änderungen wird öffentlich`
      : `${chosen} von ${all} Änderungen werden öffentlich`,
  alsoStays: (names: string) => `Auch das bleibt im Entwurf, weil es davon abhängt: ${names}.`,
  public0: 'Alles ist öffentlich',
  isPublic: 'Öffentlich',
  red: 'Rot ist, was neu ist. Was nicht angekreuzt ist, bleibt im Entwurf.',
  nothing: 'Der Entwurf enthält keine unveröffentlichten Änderungen.',
  changes: 'Änderungen',
  choose: (name: string) => `Veröffentlichen: ${name}`,
  what: { changed: 'geändert', new: 'neu', gone: 'entfernt', moved: 'an anderer Stelle' },
  pictureBefore: 'Vorher',
  pictureAfter: 'Nachher',
  only: (language: string) => `, nur ${language}`,
  discard: 'Verwerfen',
  discardSure: 'Wirklich verwerfen',
  look: 'Ansehen',
  staysBecause: 'Bleibt im Entwurf:',
  legal: 'Rechtstext',
  needsSecond: 'Sie haben ihn geschrieben; jemand anders muss ihn freigeben.',
  ask: 'Um Freigabe bitten',
  more: (n: number) => (n === 1 ? 'und eine weitere Stelle' : `und ${n} weitere Stellen`),
  places: (n: number) => `, ${n} Stellen`,
  edition: 'Stand',
  after: 'nach',
  first: 'noch keinem',
  by: 'von',
  since: 'öffentlich seit',
  note: 'Vermerk, nur für das Büro (freiwillig)',
  publish: 'Veröffentlichen',
  lasts:
    'Das Veröffentlichen dauert meist weniger als eine Minute. Die Website bleibt erreichbar und wechselt erst, wenn alles stimmt.',
  shared: 'Was andere inzwischen veröffentlicht haben, wird vorher geholt.',
  sending: {
    title: 'Auch an andere senden?',
    asks: (to: string) =>
      `Dieser Ordner gehört zu ${to}. Bis jemand zustimmt, wird nur hier veröffentlicht und nichts dorthin gesendet. Die Zustimmung gilt für jede weitere Veröffentlichung, von wem sie auch kommt.`,
    agree: 'Zustimmen und künftig senden',
    agreed: (to: string, person: string, when: string) =>
      `Jede Veröffentlichung wird an ${to} gesendet. Zugestimmt hat ${person}, ${when}. Widerrufen kann das, wer den Server betreut.`,
    unagreed: (to: string) =>
      `An ${to} wurde nichts gesendet, weil dem noch niemand zugestimmt hat. Öffentlich ist alles.`,
  },
  later: 'Später veröffentlichen …',
  at: 'Erscheint am',
  wait: 'Vormerken',
  scheduled: (when: string, names: string) => `Vorgemerkt für ${when}: ${names}.`,
  scheduledHow:
    'So, wie es beim Vormerken war. Die Redaktion muss dann laufen; sonst erscheint es, sobald sie wieder läuft.',
  notThen: 'Vormerkung löschen',
  missed: (when: string, names: string) =>
    `Die Veröffentlichung am ${when} ist ausgefallen, weil sich die Inhalte inzwischen geändert haben: ${names}. Ihre Änderungen liegen im Entwurf.`,
  seen: 'Gesehen',
  behind: 'Die Website zeigt noch nicht, was zuletzt veröffentlicht wurde.',
  showNow: 'Jetzt zeigen',
  all: 'Alle Stände',
  building: (n: number) => `Stand ${n} wird gebaut`,
  meanwhile: (n: number) =>
    `Sie können weiterarbeiten oder das Fenster schließen. Was Sie jetzt ändern, kommt in den nächsten Stand. Wenn etwas nicht stimmt, bleibt ${n > 1 ? `Stand ${n - 1}` : 'die Website, wie sie ist'}, und Sie lesen hier, woran es liegt.`,
  cancel: 'Abbrechen',
  steps: {
    receive: 'Änderungen der anderen geholt',
    check: 'Inhalte geprüft',
    pages: 'Seiten gebaut',
    pictures: 'Bilder und Downloads erzeugt',
    send: 'An die anderen gesendet',
    show: 'Website ausgetauscht',
  } satisfies Record<StepName, string>,
  progress: (done: number, total: number, last: string) =>
    `${done} von ${total}${last ? `, zuletzt ${last}` : ''}`,
  seconds: (n: string) => `${n} s`,
  public: (n: number) => `Stand ${n} ist öffentlich`,
  addresses: (n: number) =>
    n === 0
      ? 'Keine Seite hat sich geändert'
      : n === 1
        ? 'Eine Seite hat sich geändert'
        : `${count(n, deNumbers)} Seiten haben sich geändert`,
  refused: ({ to, says }: { to: string; says: string }) =>
    `${to} hat den Stand abgelehnt: „${says}“. Auf der Website ist er öffentlich; das nächste Veröffentlichen sendet ihn wieder.`,
  notSent:
    'Das gemeinsame Git-Verzeichnis war nicht zu erreichen. Das nächste Veröffentlichen sendet den Stand wieder.',
  notice: 'Suchmaschinen:',
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
    'revert-conflict': 'Ein späterer Stand hat dieselben Stellen geändert:',
    irregular:
      'Hier liegt im Inhalt keine gewöhnliche Datei, sondern eine Verknüpfung oder ein eigener Git-Ordner. So etwas wird weder geholt noch gebaut. Wer es angelegt hat, ersetzt es durch die Datei selbst:',
    overtaken: 'Jemand anders war gerade schneller. Veröffentlichen Sie noch einmal; dann ist beides dabei.',
    program:
      'Das Programm selbst wurde geändert. Wer den Server betreut, muss es aktualisieren; bis dahin bleiben Ihre Änderungen im Entwurf.',
    nothing: 'Es gab nichts zu veröffentlichen: Das alles ist schon öffentlich.',
    cancelled: 'Die Veröffentlichung wurde abgebrochen.',
    build:
      'Die Seiten ließen sich nicht bauen. Bitte zeigen Sie diese Meldung der Person, die den Server betreut:',
    broken:
      'Das Veröffentlichen ist fehlgeschlagen. Bitte zeigen Sie diese Meldung der Person, die den Server betreut:',
  } satisfies Record<Why['kind'], string>,
  changedBy: (file: string, person: string, when: string) =>
    person ? `${file}, zuletzt ${person}, ${when}` : file,
  conflictHow: {
    conflict: 'Verwerfen Sie Ihre Änderung dort, oder sprechen Sie sich ab.',
    'revert-conflict': 'Ändern Sie diese Stellen im Entwurf von Hand, und veröffentlichen Sie dann.',
  },
  editions: 'Alle Stände',
  editionsLead: 'Was wann öffentlich wurde, und von wem.',
  when: 'seit',
  pages: 'Was',
  latest: 'jetzt öffentlich',
  takesBack: (n: number) => `nimmt Stand ${n} zurück`,
  takenBack: (n: number) => `Stand ${n} ist zurückgenommen`,
  takingBack: (n: number) => `Stand ${n} wird zurückgenommen`,
  revertedBy: (n: number) => `zurückgenommen mit Stand ${n}`,
  noEditions: 'Aus der Redaktion wurde noch nichts veröffentlicht.',
  happens: 'Das geschieht',
  happensList: (n: number, pages: string) => [
    `Was mit Stand ${n} öffentlich wurde (${pages}), verschwindet wieder von der Website.`,
    'Die Änderungen liegen danach wieder im Entwurf. Sie lassen sich einzeln verwerfen oder später veröffentlichen.',
    'Was danach veröffentlicht wurde, bleibt. Wurden dabei dieselben Stellen geändert, wird nichts zurückgenommen; die Stellen werden Ihnen genannt.',
    'Unter „Alle Stände“ kommt ein neuer Stand mit Ihrem Namen hinzu.',
    'Wer die Seiten inzwischen gelesen hat, kennt ihren Inhalt.',
  ],
  notYet: 'Abbrechen',
}

export type PublishWords = typeof de

const en: PublishWords = {
  title: changes =>
    changes === 1 ? 'One change to publish' : `${count(changes, enNumbers)} changes to publish`,
  part: (chosen, all) => `${chosen === 0 ? 'None' : chosen} of ${all} changes to publish`,
  alsoStays: names => `These depend on it and stay in the draft too: ${names}.`,
  public0: 'Everything is published',
  isPublic: 'Published',
  red: 'New text is red. Unticked changes stay in the draft.',
  nothing: 'The draft has no unpublished changes.',
  changes: 'Changes',
  choose: name => `Publish: ${name}`,
  what: { changed: 'changed', new: 'new', gone: 'removed', moved: 'moved' },
  pictureBefore: 'Before',
  pictureAfter: 'After',
  only: language => `, ${language} only`,
  discard: 'Discard',
  discardSure: 'Discard for good?',
  look: 'Open',
  staysBecause: 'Cannot be published yet:',
  legal: 'Legal text',
  needsSecond: 'You wrote it, so another person has to approve it.',
  ask: 'Ask for approval',
  more: n => (n === 1 ? 'and one more change' : `and ${n} more changes`),
  places: n => `, ${n} places`,
  edition: 'Edition',
  after: 'after',
  first: 'none',
  by: 'by',
  since: 'published',
  note: 'Note, for the firm only (optional)',
  publish: 'Publish',
  lasts:
    'Publishing usually takes less than a minute. The site stays online and changes only if everything succeeds.',
  shared: 'Changes that others have published are fetched first.',
  sending: {
    title: 'Share publications?',
    asks: to =>
      `This folder is linked to ${to}. Until a person agrees, you publish here only, and nothing is sent there. The agreement covers every later publication, no matter who publishes.`,
    agree: 'Agree and share from now on',
    agreed: (to, person, when) =>
      `Every publication is sent to ${to}. ${person} agreed, ${when}. Your administrator can withdraw this.`,
    unagreed: to => `Nothing was sent to ${to}, because nobody has agreed to that yet. Everything is public.`,
  },
  later: 'Schedule …',
  at: 'Publish on',
  wait: 'Schedule',
  scheduled: (when, names) => `Scheduled for ${when}: ${names}.`,
  scheduledHow:
    'The changes are published as they were when you scheduled them. If the Studio is not running at that time, they are published the next time it starts.',
  notThen: 'Delete the schedule',
  missed: (when, names) =>
    `The publication scheduled for ${when} failed because the content had changed: ${names}. Your changes are in the draft.`,
  seen: 'Dismiss',
  behind: 'The site does not show the latest publication yet.',
  showNow: 'Show it now',
  all: 'All editions',
  building: n => `Publishing edition ${n}`,
  meanwhile: n =>
    `You can keep working or close the window. New changes go into the next edition. If publishing fails, ${n > 1 ? `edition ${n - 1} stays online` : 'the site stays as it is'}, and the reason appears here.`,
  cancel: 'Cancel',
  steps: {
    receive: 'Changes from others fetched',
    check: 'Content checked',
    pages: 'Pages built',
    pictures: 'Pictures and downloads built',
    send: 'Shared',
    show: 'Site updated',
  },
  progress: (done, total, last) => `${done} of ${total}${last ? `, ${last}` : ''}`,
  seconds: n => `${n} s`,
  public: n => `Edition ${n} is live`,
  addresses: n =>
    n === 0
      ? 'No page has changed'
      : n === 1
        ? 'One page has changed'
        : `${count(n, enNumbers)} pages have changed`,
  refused: ({ to, says }) =>
    `${to} refused the edition: “${says}”. It is public on the website; the next publication sends it again.`,
  notSent: 'The shared repository could not be reached. The next publication sends it.',
  notice: 'Search engines:',
  onLoad: 'Visitors who have a page open see the new version when they reload it.',
  goOn: 'Back to the draft',
  back: n => `Revert edition ${n}`,
  backDetails: 'The site returns to the previous version. The changes go back to the draft; nothing is lost.',
  failed: 'Nothing was published',
  safe: 'The site is unchanged, and your changes are in the draft.',
  why: {
    problems: 'The content has problems:',
    conflict: 'Another person changed these places too:',
    'revert-conflict': 'A later edition changed the same places:',
    irregular:
      'The content contains a symbolic link or a separate Git folder here instead of a regular file. The Studio neither fetches nor builds it. The person who created it has to replace it with the file itself:',
    overtaken: 'Another person published at the same moment. Please publish again to include both.',
    program:
      'The program itself has changed. Your administrator has to update it; until then your changes stay in the draft.',
    nothing: 'There was nothing to publish.',
    cancelled: 'The publication was cancelled.',
    build: 'The pages could not be built. Please show this to your administrator:',
    broken: 'Publishing failed. Please show this to your administrator:',
  },
  changedBy: (file, person, when) => (person ? `${file}, last by ${person}, ${when}` : file),
  conflictHow: {
    conflict: 'Discard your change to these places, or agree on one version with the other person.',
    'revert-conflict': 'Change these places in the draft by hand, and then publish.',
  },
  editions: 'All editions',
  editionsLead: 'Every publication, with date and author.',
  when: 'published',
  pages: 'Pages',
  latest: 'live now',
  takesBack: n => `reverts edition ${n}`,
  takenBack: n => `Edition ${n} has been reverted`,
  takingBack: n => `Reverting edition ${n}`,
  revertedBy: n => `reverted by edition ${n}`,
  noEditions: 'Nothing has been published from the Studio yet.',
  happens: 'What happens',
  happensList: (n, pages) => [
    `The changes of edition ${n} (${pages}) are removed from the site.`,
    'They return to the draft, where you can discard them one by one or publish them later.',
    'Later publications stay. If they changed the same places, nothing is reverted, and the places are listed.',
    'A new edition with your name is added to the list.',
    'Visitors may already have read these pages.',
  ],
  notYet: 'Cancel',
}

export const publishWords = { de, en }
