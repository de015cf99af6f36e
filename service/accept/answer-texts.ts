/** What a visitor without JavaScript reads. The sentences of section 8 of the specification where it has them. */
export const answerTexts = {
  de: {
    thanks: 'Anfrage gesendet!',
    thanksText: 'Wir haben Ihre Anfrage erhalten und werden uns schnellstmöglich bei Ihnen melden.',
    reference: 'Ihre Referenz',
    error: 'Fehler beim Senden',
    invalid: 'Bitte prüfen Sie die markierten Felder und senden Sie das Formular erneut.',
    later: 'Bitte versuchen Sie es später erneut oder kontaktieren Sie uns telefonisch.',
    tooMany:
      'Von Ihrem Anschluss kamen viele Anfragen. Bitte versuchen Sie es in einer Stunde erneut oder kontaktieren Sie uns telefonisch.',
    choose: 'Bitte wählen',
    optional: '(optional)',
    leaveEmpty: 'Bitte leer lassen',
    send: 'Senden',
    home: 'Zur Startseite',
  },
  en: {
    thanks: 'Request sent!',
    thanksText: 'We have received your request and will get back to you as soon as possible.',
    reference: 'Your reference',
    error: 'Error sending',
    invalid: 'Please check the marked fields and send the form again.',
    later: 'Please try again later or contact us by phone.',
    tooMany: 'Many requests came from your connection. Please try again in an hour or contact us by phone.',
    choose: 'Please choose',
    optional: '(optional)',
    leaveEmpty: 'Please leave empty',
    send: 'Send',
    home: 'To the home page',
  },
} as const
