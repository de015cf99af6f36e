import { visibleText } from './visible-text.ts'

/** Finds the innermost element whose text is this one, or its first paragraph. */
export function elementWith(body: Element, text: string): Element | undefined {
  const candidates = [visibleText(text), visibleText(text.split('\n')[0] ?? '')].filter(
    visible => visible !== '',
  )
  for (const visible of candidates) {
    const all = [...body.querySelectorAll('*')].filter(
      element =>
        !element.closest('dialog, script, style, [hidden]') &&
        visibleText(element.textContent ?? '') === visible,
    )
    const innermost = all.filter(element => !all.some(other => other !== element && element.contains(other)))
    const found = innermost.find(element => element.getClientRects().length > 0) ?? innermost[0]
    if (found) return found
  }
  return undefined
}
