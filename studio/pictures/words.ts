// Words of the picture library.
const de = {
  add: 'Bild hinzufügen',
  chosen: 'Gewähltes Bild',
  filter: 'Welche Bilder',
  filters: { all: 'Alle', unused: 'Nicht verwendet', open: 'Zu ergänzen' },
  uses: (n: number) => (n === 0 ? 'nirgends verwendet' : n === 1 ? 'einmal verwendet' : `${n}-mal verwendet`),
  size: (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('de')} kB`,
  file: 'Datei',
  drop: 'Wählen Sie ein Bild, oder ziehen Sie es hierher. Es wird gedreht, verkleinert und von Angaben der Kamera befreit.',
  title: 'Titel',
  alt: (language: string) => `Was zu sehen ist, auf ${language}`,
  origin: 'Herkunft',
  credit: 'Urheber (bei Fotografien nötig)',
  take: 'Aufnehmen',
  taking: 'Wird aufgenommen …',
  chooseFirst: 'Wählen Sie zuerst ein Bild.',
  replace: 'Ersetzen …',
  remove: 'Löschen',
  close: 'Schließen',
  focus: (x: number, y: number) => `Was beim Beschneiden bleibt: ${x} % von links, ${y} % von oben`,
  focusHint:
    'Zeigen Sie auf die Stelle, die beim Beschneiden bleiben soll; mit der Tastatur helfen die Pfeile.',
}

const en: typeof de = {
  add: 'Add a picture',
  chosen: 'Chosen picture',
  filter: 'Which pictures',
  filters: { all: 'All', unused: 'Unused', open: 'Incomplete' },
  uses: n => (n === 0 ? 'not used' : n === 1 ? 'used once' : `used ${n} times`),
  size: bytes => `${Math.round(bytes / 1000).toLocaleString('en')} kB`,
  file: 'File',
  drop: 'Choose a picture, or drag it here. It is rotated and scaled down, and the camera’s metadata is removed.',
  title: 'Title',
  alt: language => `What it shows, in ${language}`,
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
}

export const picturesWords = { de, en }
