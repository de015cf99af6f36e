const de = {
  ready: 'Vorlagen für das Aussehen',
  readyNote:
    'Beginnen Sie mit einer Vorlage: Sie ersetzt Farben, Schrift und Zeichnung. Ihr Logo und eine eigene theme.css bleiben; veröffentlicht wird dabei noch nichts.',
  begin: (name: string) => `Mit ${name} beginnen`,
  notYet: 'Die Website hat das Aussehen des Programms. Wählen Sie eine Vorlage, um es zu ändern.',
}
const en: typeof de = {
  ready: 'Ready-made themes',
  readyNote:
    'Start from one of these: it replaces the colours, typefaces and drawing. Your logo and a theme.css of your own stay; nothing is published yet.',
  begin: name => `Start with ${name}`,
  notYet: 'The site uses the program’s own theme. Choose a theme to change it.',
}
export const themeWords = { de, en }
