// Which pages somebody may have meant who asked for an address that does not exist.

/** A page by the words it goes by: of its address, its title, and others that content names. */
export interface Candidate {
  words: readonly string[]
  /** The list item that links to it. */
  html: string
}

const mostSuggestions = 3
/** Nobody types more by mistake; a longer path is not worth the work. */
const most = { words: 8, letters: 40 }

/** At most three, best first; none where nothing is close. */
export function nearMisses(path: string, candidates: readonly Candidate[]): Candidate[] {
  const asked = wordsOf(path).slice(0, most.words)
  return candidates
    .map(candidate => ({ candidate, distance: closest(asked, candidate.words) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostSuggestions)
    .map(({ candidate }) => candidate)
}

/** Small letters, umlauts written out, without language, file ending and signs. */
export function wordsOf(path: string): string[] {
  let text: string
  try {
    text = decodeURIComponent(path)
  } catch {
    text = path
  }
  return text
    .toLowerCase()
    .replace(/^\/+en(?=\/|$)/, '')
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .replace(/[äöüß]/g, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length >= 3)
    .map(word => word.slice(0, most.letters))
}

function closest(asked: readonly string[], words: readonly string[]): number {
  let best = Number.POSITIVE_INFINITY
  for (const word of words) {
    for (const other of asked) {
      const allowed = Math.floor(Math.min(word.length, other.length) / 4)
      const distance = isBeginning(other, word) ? 0.5 : editDistance(other, word, Math.min(2, allowed))
      if (other === word) return 0
      best = Math.min(best, distance)
    }
  }
  return best
}

/** "consult" or "projektliste": one begins with the other, and enough of it. */
function isBeginning(a: string, b: string): boolean {
  const [short = '', long = ''] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 5 && long.startsWith(short)
}

/** Letters that are wrong, missing, too many or exchanged; infinite when there are more than allowed. */
function editDistance(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return Number.POSITIVE_INFINITY
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + change)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (twoAbove[j - 2] ?? 0) + 1)
      row.push(least)
    }
    twoAbove = above
    above = row
  }
  const distance = above[b.length] ?? 0
  return distance <= allowed ? distance : Number.POSITIVE_INFINITY
}
