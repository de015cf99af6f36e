// Words of the search.
const de = {
  title: (words: string) => (words === '' ? 'Wo steht …?' : `Wo steht „${words}“?`),
  found: (n: number, more: number) =>
    n === 0
      ? 'Nirgends.'
      : more > 0
        ? `Die ersten ${n} von ${n + more} Stellen`
        : n === 1
          ? 'Eine Stelle'
          : `${n} Stellen`,
}

const en: typeof de = {
  title: words => (words === '' ? 'Search' : `Search results for “${words}”`),
  found: (n, more) =>
    n === 0
      ? 'No results'
      : more > 0
        ? `The first ${n} of ${n + more} results`
        : n === 1
          ? 'One result'
          : `${n} results`,
}

export const searchWords = { de, en }
