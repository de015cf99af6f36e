// Words for uses of buildings. A firm's category stands for a use if its name or one of its words is among them.

const uses: Record<string, string[]> = {
  education: [
    'bildungseinrichtung(?:en)?',
    'bildungsbau(?:ten|s)?',
    'bildungszentr(?:um|en)',
    'schul(?:en?|bau(?:ten|s)?|gebäuden?s?|haus(?:es)?|häusern?|zentr(?:um|en|ums))',
    '(?:grund|haupt|real|gesamt|berufs|förder|mittel|ober|gemeinschafts|volkshoch)schulen?',
    'gymnasi(?:um|en|ums)',
    '(?:fach)?hochschul(?:en?|bau(?:ten|s)?|gebäuden?s?)',
    'universität(?:en|s[a-zäöü]*)?',
    'akademien?',
    'kitas?',
    'kindertagesstätten?',
    'kindergärten|kindergartens?',
    'schools?',
    'universit(?:y|ies)',
    'education(?:al)?',
    'bildung',
  ],
  office: [
    'verwaltungsgebäuden?s?',
    'verwaltungsbau(?:ten|s)?',
    'bürogebäuden?s?',
    'bürobau(?:ten|s)?',
    'bürohaus(?:es)?',
    'bürohäusern?',
    'rathaus(?:es)?',
    'rathäusern?',
    'office buildings?',
    'administrative buildings?',
    'office',
    'büro',
    'verwaltung',
  ],
  retail: ['einzelhandel[a-zäöü]*', 'kaufhaus(?:es)?', 'kaufhäusern?', 'markthallen?', 'retail', 'handel'],
  housing: [
    'wohn(?:bau(?:ten|s)?|gebäuden?s?|haus(?:es)?|häusern?|nutzung|ungsbau|anlagen?)',
    'housing',
    'wohnen',
  ],
  health: ['krankenhaus(?:es)?', 'krankenhäusern?', 'klinik(?:en|um)?', 'hospitals?', 'gesundheit'],
  culture: [
    'museen|museum',
    'theaters?',
    'bibliothek(?:en)?',
    'konzerth[aä]us(?:er|es)?',
    'kultur(?:bau|bauten)?',
  ],
  sport: ['sporthallen?', 'turnhallen?', 'schwimm(?:bad|bäder|hallen?)', 'sport(?:bau|bauten|stätten?)?'],
  rail: ['bahnhof(?:s|es)?', 'bahnhöfen?', 'bahnanlagen?', 'railway stations?', 'bahn', 'rail'],
  airport: ['flughafen[a-zäöü]*', 'flughäfen', 'terminals?', 'airports?'],
  'data-center': ['rechenzentr(?:um|en|ums)', 'data cent(?:er|re)s?'],
  lab: [
    'labor(?:e|s|bau(?:ten|s)?|gebäuden?s?)?',
    'forschungs(?:bau(?:ten|s)?|gebäuden?s?)',
    'laborator(?:y|ies)',
  ],
  emergency: [
    'feuerwehr(?:(?:geräte)?haus(?:es)?|(?:geräte)?häusern?)?',
    '(?:feuer|feuerwehr|rettungs)wachen?',
    'polizei[a-zäöü]*',
  ],
  industry: [
    '(?:produktions|industrie|lager|gewerbe)(?:bau(?:ten|s)?|gebäuden?s?|hallen?)',
    'bauh(?:of|ofs|öfen?)',
  ],
  hotel: ['hotels?', 'hotelbau(?:ten|s)?', 'beherbergung[a-zäöü]*'],
  care: ['pflegeheim(?:en?|s)?', 'seniorenheim(?:en?|s)?', 'care homes?'],
  parking: ['parkhaus(?:es)?', 'parkhäusern?', 'tiefgaragen?', 'car parks?'],
  church: ['kirchen?', 'gemeindehaus(?:es)?', 'gemeindehäusern?', 'gemeindezentr(?:um|en|ums)'],
  justice: ['gerichtsgebäuden?s?', 'justiz[a-zäöü]*'],
  special: ['sonderbau(?:ten|s)?'],
}

/** A category of the site, with the words that may tell its use. */
export type Category = { id: string; words: string[] }

const letter = 'a-zäöüß'
const wordOf = (patterns: string[]) =>
  new RegExp(`(?<![${letter}-])(?:${patterns.join('|')})(?![${letter}])`, 'i')
const whole = (patterns: string[]) => new RegExp(`^(?:${patterns.join('|')})$`, 'i')
/** Words that name a use if a category has this name, but mean something else in a sentence. */
const onlyAsNames = [
  'büro',
  'verwaltung',
  'handel',
  'bahn',
  'kultur',
  'sport',
  'bildung',
  'gesundheit',
  'wohnen',
  'office',
  'rail',
]

/** The pattern of each use, and the categories of this site that stand for it. */
export function usePatterns(categories: readonly Category[]): { pattern: RegExp; ids: string[] }[] {
  return Object.entries(uses).map(([use, patterns]) => ({
    pattern: wordOf(patterns.filter(pattern => !onlyAsNames.includes(pattern))),
    ids: categories
      .filter(({ id, words }) => id === use || words.some(word => whole(patterns).test(word)))
      .map(({ id }) => id),
  }))
}
