import type { Locale } from '../routes.ts'

/** Removes the labels of a drawing (`<text lang="de">`) that are in other languages. */
export const labelsIn = (svg: string, locale: Locale): string =>
  svg.replace(/<text\b[^>]*\blang="(\w+)"[^>]*(?<!\/)>.*?<\/text>\n?/gs, (label, language) =>
    language === locale ? label : '',
  )
