/** The sentence over a form that comes back to a visitor without JavaScript. */
export const answerTexts = {
  de: {
    invalid: 'Bitte prüfen Sie die markierten Felder und senden Sie das Formular erneut.',
    later: 'Bitte versuchen Sie es später erneut oder kontaktieren Sie uns telefonisch.',
    tooMany:
      'Von Ihrem Anschluss kamen viele Anfragen. Bitte versuchen Sie es in einer Stunde erneut oder kontaktieren Sie uns telefonisch.',
  },
  en: {
    invalid: 'Please check the marked fields and send the form again.',
    later: 'Please try again later or contact us by phone.',
    tooMany: 'Many requests came from your connection. Please try again in an hour or contact us by phone.',
  },
} as const
