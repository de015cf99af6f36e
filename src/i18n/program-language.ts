/** A language that the program itself is written in: Studio, messages of the check, commands. A site has its own, `Locale`. */
export type ProgramLanguage = 'de' | 'en'
