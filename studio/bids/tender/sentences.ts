// Splits the text of a tender into lines: sentences and items of lists, each with its position in the whole.

export type Piece = { text: string; start: number }

/** Abbreviations and ordinals that do not end a sentence. */
const abbreviation =
  /(?:^|[\s(„"])(?:Abs|Nr|z|B|u|a|d|h|i|S|v|H|o|ä|Mio|Mrd|Tsd|bzw|ca|gem|inkl|exkl|zzgl|evtl|ggf|mind|max|min|einschl|Art|Ziff|lit|Lph|LPH|St|Dr|Prof|Dipl|Ing|vgl|sog|usw|etc|ff|n|e|No|approx|incl|excl)\.$/i

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  const cut = (end: number) => {
    const raw = text.slice(start, end)
    const trimmed = raw.trim()
    if (trimmed) pieces.push({ text: trimmed, start: start + raw.indexOf(trimmed) })
    start = end
  }
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\n' && isBreak(text, at)) cut(at)
    else if (text[at] === ';') cut(at + 1)
    else if (/[.!?]/.test(text[at] ?? '') && endsSentence(text, start, at)) cut(at + 1)
  }
  cut(text.length)
  return joined(pieces, text)
}

/** A sentence about the day from which years count belongs to the one before it. */
const addition =
  /^(?:maßgeblich|stichtag|(?:als|der|zum) stichtag|bezugszeitpunkt|entscheidend ist|gerechnet)/i

function joined(pieces: Piece[], text: string): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last && addition.test(piece.text) && /jahre/i.test(last.text))
      last.text = text.slice(last.start, piece.start + piece.text.length)
    else all.push({ ...piece })
  }
  return all
}

/**
 * Checks whether a line break ends a sentence. It does not if the next line starts with a lower-case letter
 * or a figure, or if this one ends with a comma or a small word.
 */
function isBreak(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at).trimEnd()
  const after = text.slice(at + 1, at + 200)
  if (/^\s*\n/.test(after) || /[:;.!?]$/.test(before) || before === '') return true
  // A row of a table of points ends with its points.
  if (/\d ?(?:Punkte?n?|Pkt\.?|points?)$/i.test(before)) return true
  const next = after.trimStart()
  if (/^(?:[-–•*▪◦]|\(?[a-z0-9]{1,3}[.)]\s)/i.test(next)) return true
  return !/^[a-zäöü(0-9§€%&+≥>]/.test(next) && !/(?:,|-|und|oder|der|die|das|mit|von|für|in)$/i.test(before)
}

function endsSentence(text: string, start: number, at: number): boolean {
  const next = text[at + 1]
  if (next !== undefined && !/[\s"“)]/.test(next)) return false
  if (text[at] !== '.') return true
  const before = text.slice(start, at + 1)
  // 5. Mai, 1. Referenz: an ordinal. Only a figure of a year ends a sentence.
  if (/(?:^|[^\d])\d{1,3}\.$/.test(before) && !/\d[.,]\d+\.$/.test(before)) return false
  if (abbreviation.test(before)) return false
  return !/^\s+[a-zäöü]/.test(text.slice(at + 1, at + 20))
}
