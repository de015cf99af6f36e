/** A language of the program itself: its Studio, check messages and commands. The languages of a site are `Locale`s. */
export type ProgramLanguage = 'de' | 'en'
