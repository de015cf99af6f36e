// Words of kinds that a firm may have no page with: its interface.yaml needs them all the same.
export const words: Record<string, object> = {
  phases: { months: { de: '{n} Monate', en: '{n} months' } },
  dataTable: { newWindow: { de: '(neues Fenster)', en: '(new window)' } },
  figures: {
    edge: { de: '{metres} m Kantenlänge', en: '{metres} m along each side' },
    pitch: { de: 'Fußballfeld', en: 'Football pitch' },
  },
  tracks: { track: { de: '{title}: von {from} bis {to}', en: '{title}: from {from} to {to}' } },
  testimonials: {
    voice: { de: 'Stimme {n}: {name}', en: 'Voice {n}: {name}' },
    and: { de: 'und', en: 'and' },
    previous: { de: 'Vorige Stimme', en: 'Previous voice' },
    next: { de: 'Nächste Stimme', en: 'Next voice' },
  },
  jobs: {
    employment: {
      FULL_TIME: { de: 'Vollzeit', en: 'Full time' },
      PART_TIME: { de: 'Teilzeit', en: 'Part time' },
      INTERN: { de: 'Praktikum', en: 'Internship' },
    },
    salary: {
      HOUR: {
        de: '{from} bis {to} {currency} brutto in der Stunde',
        en: '{from} to {to} {currency} gross an hour',
      },
      MONTH: {
        de: '{from} bis {to} {currency} brutto im Monat',
        en: '{from} to {to} {currency} gross a month',
      },
      YEAR: { de: '{from} bis {to} {currency} brutto im Jahr', en: '{from} to {to} {currency} gross a year' },
    },
    until: { de: 'Bewerbung bis', en: 'Apply by' },
  },
}
