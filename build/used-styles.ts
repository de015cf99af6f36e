// Removes unused rules from the styles of a built page. Astro includes the styles of every imported component, even of
// those that the page does not render.

const grouping = /^@(?:layer|media|supports|container)\b/
const inParentheses = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g
const className = /\.(-?[a-z_][\w-]*)/gi
const focusPoint = /\[(data-focus-[xy]="\d+")\]/

/** Returns the words in a script that may be class names. Scripts only set classes from strings or templates. */
export const wordsIn = (script: string): string[] =>
  script.match(/(?<=["'`\s}])-?[a-z_][\w-]*(?=["'`\s$])/gi) ?? []

/** Joins the inline styles of a page in one element, so that the policy names only one hash, and removes unused rules. */
export function withUsedStyles(html: string, scripted: ReadonlySet<string>): string {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)]
  const names = new Set(scripted)
  for (const [, words = ''] of html.matchAll(/ class="([^"]*)"|&quot;([\w -]+)&quot;/g))
    for (const word of words.split(/\s+/)) names.add(word)
  // An island that is the main content may show other pictures at once.
  const drawsPictures = html.includes('client="load"')
  const isUsed = (selector: string) => {
    const [, point] = focusPoint.exec(selector) ?? []
    if (point && !drawsPictures && !html.includes(` ${point}`)) return false
    const classes = selector.replace(inParentheses, '').matchAll(className)
    return [...classes].every(([, name = '']) => names.has(name))
  }
  const css = usedRules(styles.map(([, text = '']) => text).join(''), isUsed)
  const longest = styles.toSorted(([one], [other]) => other.length - one.length)[0]
  return styles.reduce(
    (text, style) => text.replace(style[0], () => (style === longest ? `<style>${css}</style>` : '')),
    html,
  )
}

/** Removes rules without used selectors, and joins adjacent groups, such as two of the same layer. */
function usedRules(css: string, isUsed: (selector: string) => boolean): string {
  let open = ''
  let result = ''
  const close = () => {
    if (open) result += '}'
    open = ''
  }
  for (const { prelude, body } of rulesIn(css)) {
    if (grouping.test(prelude) && body !== undefined) {
      const used = usedRules(body, isUsed)
      if (!used) continue
      if (open !== prelude) {
        close()
        result += `${prelude}{`
        open = prelude
      }
      result += used
      continue
    }
    close()
    if (body === undefined) result += `${prelude};`
    else if (prelude.startsWith('@')) result += `${prelude}{${body}}`
    else {
      const selectors = prelude.split(/,(?![^(]*\))/).filter(isUsed)
      if (selectors.length > 0) result += `${selectors.join()}{${body}}`
    }
  }
  close()
  return result
}

/** Returns the rules of one level. A statement, such as an order of layers, has no body. */
function rulesIn(css: string): { prelude: string; body: string | undefined }[] {
  const rules: { prelude: string; body: string | undefined }[] = []
  let start = 0
  let bodyStart = 0
  let depth = 0
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === '{' && depth++ === 0) bodyStart = index
    else if (sign === '}' && --depth === 0) {
      rules.push({ prelude: css.slice(start, bodyStart).trim(), body: css.slice(bodyStart + 1, index) })
      start = index + 1
    } else if (sign === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, index).trim(), body: undefined })
      start = index + 1
    }
  }
  return rules
}
