/** The name of a language, as speakers of another write it: hu is Ungarisch in German and magyar in Hungarian. */
export const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
