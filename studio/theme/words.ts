const de = {
  ready: 'Fertige Aussehen',
  readyNote:
    'Eines davon als Anfang: Es ersetzt Farben, Schrift und Zeichnung. Ihr Logo bleibt, ebenso eine theme.css, die nicht vom Programm ist; veröffentlicht ist damit noch nichts.',
  begin: (name: string) => `Mit ${name} beginnen`,
  notYet: 'Die Website hat das Aussehen des Programms. Wählen Sie eines, um es zu ändern.',
}
const en: typeof de = {
  ready: 'Ready-made themes',
  readyNote:
    'Start from one of these: it replaces the colours, typefaces and drawing. Your logo and a theme.css of your own stay; nothing is published yet.',
  begin: name => `Start with ${name}`,
  notYet: 'The site uses the program’s own theme. Choose a theme to change it.',
}
export const themeWords = { de, en }
