// Words for remarks at their field.
const de = {
  heading: (n: number) => (n === 1 ? 'Eine Bemerkung' : `${n} Bemerkungen`),
  answer: 'Antwort (freiwillig)',
  done: 'Erledigt',
  answerAndDone: 'Antworten und erledigen',
  isDone: (person: string, when: string) => `Erledigt von ${person}, ${when}`,
  open: 'Wieder öffnen',
  show: 'Zum Feld',
  letter: (letter: string) => `Bemerkung ${letter}`,
}

const en: typeof de = {
  heading: n => (n === 1 ? 'One remark' : `${n} remarks`),
  answer: 'Answer (optional)',
  done: 'Done',
  answerAndDone: 'Answer and mark as done',
  isDone: (person, when) => `Done by ${person}, ${when}`,
  open: 'Reopen',
  show: 'Go to the field',
  letter: letter => `Remark ${letter}`,
}

export const remarkWords = { de, en }
