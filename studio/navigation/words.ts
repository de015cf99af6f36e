// Words of the navigation: the bar in its true width, and lists of pages.
const de = {
  bar: (width: number) => `Die Leiste bei ${width} px`,
  trueWidth: '1 : 1; schmaler zeigt die Website das Menü',
  loading: 'Die Leiste wird gezeichnet …',
  ruler: (language: string) => `Leiste in wahrer Breite, ${language}`,
  fits: (spare: number) => `passt, ${spare} px frei`,
  tooWide: (pixels: number) => `${pixels} px zu viel`,
  takeOut: (name: string) => `„${name}“ aus der Leiste nehmen`,
  shorten: (name: string) => `„${name}“ kürzer nennen`,
  add: 'Seite hinzufügen',
  keys: 'Ziehen, auch in eine andere Liste. Mit der Tastatur: Alt und Pfeile.',
}

const en: typeof de = {
  bar: width => `The bar at ${width} px`,
  trueWidth: 'True size; on narrower screens the site shows its menu',
  loading: 'Drawing the bar …',
  ruler: language => `Bar at true width, ${language}`,
  fits: spare => `fits, ${spare} px to spare`,
  tooWide: pixels => `${pixels} px too wide`,
  takeOut: name => `Remove “${name}” from the bar`,
  shorten: name => `Shorten “${name}”`,
  add: 'Add a page',
  keys: 'Drag entries, also to another list. With the keyboard: Alt and arrow keys.',
}

export const navigationWords = { de, en }
