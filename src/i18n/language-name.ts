/** Returns the name of a language in another one: hu is Ungarisch in German and magyar in Hungarian. */
export const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
