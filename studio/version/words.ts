// Words for the version of the program.
const de = {
  title: 'Version des Programms',
  lead: (version: string) => `Sie arbeiten mit ${version}. Nichts wird ohne Ihren Auftrag geladen.`,
  source: 'Neue Version',
  sourceHelp:
    'Ein Paket oder Ordner auf diesem Rechner (/…/achsmass-1.2.0.tgz). Eine Nummer wie 1.2.0 oder latest wird bei npm geladen.',
  try: 'Auf einer Kopie prüfen',
  tryNote:
    'Lädt die Version und baut damit eine Kopie der Website. Das dauert einige Minuten. Website und Entwurf bleiben, wie sie sind.',
  running: {
    trial: 'Die Version wird auf einer Kopie geprüft',
    take: 'Die Version wird übernommen',
    back: 'Die frühere Version kommt zurück',
  },
  meanwhile: {
    trial: 'Alle können weiterarbeiten.',
    take: 'Wer jetzt speichert oder veröffentlicht, bricht das Übernehmen ab. Verloren geht nichts.',
    back: 'Bitte jetzt nichts speichern.',
  },
  failed: {
    trial: 'Die Prüfung ist gescheitert. Die Website ist, wie sie war.',
    take: 'Die Version wurde nicht übernommen. Die Website ist, wie sie war.',
    back: 'Die frühere Version kam nicht zurück. Die Website ist, wie sie war.',
  },
  done: {
    take: 'Die Version ist übernommen. Starten Sie Redaktion und Dienst neu. Besucher sehen sie, wenn Sie das nächste Mal veröffentlichen.',
    back: 'Die frühere Version ist wieder da. Starten Sie Redaktion und Dienst neu.',
  },
  same: 'Diese Version haben Sie schon.',
  found: (from: string, to: string) => `Von ${from} zu ${to}`,
  changes: 'Was neu ist',
  noChanges: 'Diese Version nennt keine Neuerungen.',
  content: 'Was mit den Inhalten geschieht',
  sameFormat: 'Das Format der Inhalte bleibt gleich.',
  newFormat: (files: number) =>
    `${files === 1 ? 'Eine Datei bekommt' : `${files} Dateien bekommen`} ein neues Format. Kein Text ändert sich dabei.`,
  drafts: 'Der Entwurf und vorgemerkte Veröffentlichungen ziehen mit um.',
  tasks: 'Für Sie zu tun',
  pages: 'Was sich an den Seiten ändert',
  neverBuilt: 'Die Website wurde hier noch nie gebaut; verglichen wurde nichts.',
  compared: (same: number, different: number) =>
    different === 0
      ? `Alle ${same} Seiten haben denselben Text wie vorher.`
      : `${same} Seiten haben denselben Text wie vorher, ${different === 1 ? 'eine' : different} nicht.`,
  looks: 'Verglichen wurden die Texte und das Aussehen der Seiten bei 1280 Pixeln Breite.',
  noLooks: 'Verglichen wurden nur die Texte. Für das Aussehen der Seiten stand kein Browser zur Verfügung.',
  different: 'Anderer Text',
  otherLook: 'Derselbe Text, anderes Aussehen',
  added: 'Neu',
  removed: 'Entfallen',
  take: (version: string) => `Version ${version} übernehmen`,
  back: 'Zurück zur früheren Version',
  goBack: 'Zurückgehen',
  backOpen: 'Möglich, bis wieder etwas veröffentlicht wird.',
  backSure: 'Wirklich zurück?',
  losses: 'Dabei ginge verloren:',
  noBack: 'Seither wurde etwas veröffentlicht. Wenn Sie zurückgehen, verschwindet es von der Website:',
  log: 'Was das Programm meldet',
}

const en: typeof de = {
  title: 'Version of the program',
  lead: version => `You are using ${version}. Nothing is downloaded unless you ask for it.`,
  source: 'New version',
  sourceHelp:
    'A package or folder on this machine (/…/achsmass-1.2.0.tgz). A number such as 1.2.0, or latest, is downloaded from npm.',
  try: 'Try it on a copy',
  tryNote:
    'Downloads the version and builds a copy of the website with it. This takes a few minutes. The website and the draft stay as they are.',
  running: {
    trial: 'Trying the version on a copy',
    take: 'Upgrading',
    back: 'Going back to the earlier version',
  },
  meanwhile: {
    trial: 'Everyone can go on working.',
    take: 'Saving or publishing now cancels the upgrade. Nothing is lost.',
    back: 'Please do not save anything now.',
  },
  failed: {
    trial: 'The trial failed. The website is as it was.',
    take: 'The upgrade failed. The website is as it was.',
    back: 'The earlier version could not be restored. The website is as it was.',
  },
  done: {
    take: 'The upgrade is done. Restart the Studio and the service. Visitors see the new version after the next publication.',
    back: 'The earlier version is back. Restart the Studio and the service.',
  },
  same: 'You have this version already.',
  found: (from, to) => `From ${from} to ${to}`,
  changes: 'What is new',
  noChanges: 'This version lists no changes.',
  content: 'What happens to the content',
  sameFormat: 'The format of the content stays the same.',
  newFormat: files =>
    `${files === 1 ? 'One file gets' : `${files} files get`} a new format. No text changes.`,
  drafts: 'The draft and scheduled publications are converted too.',
  tasks: 'Your tasks',
  pages: 'What changes on the pages',
  neverBuilt: 'The website has never been built here, so nothing was compared.',
  compared: (same, different) =>
    different === 0
      ? `All ${same} pages have the same text as before.`
      : `${same} pages have the same text as before, ${different === 1 ? 'one does' : `${different} do`} not.`,
  looks: 'The texts were compared, and the look of the pages at a width of 1280 pixels.',
  noLooks: 'Only the texts were compared. No browser was available to compare the look of the pages.',
  different: 'Different text',
  otherLook: 'Same text, different look',
  added: 'New',
  removed: 'Removed',
  take: version => `Upgrade to ${version}`,
  back: 'Back to the earlier version',
  goBack: 'Go back',
  backOpen: 'Possible until something else is published.',
  backSure: 'Really go back?',
  losses: 'This would be lost:',
  noBack: 'Something has been published since. Going back would remove it from the site:',
  log: 'Messages from the program',
}

export const versionWords = { de, en }
