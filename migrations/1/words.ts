// Words of kinds that a firm may have no page with: its interface.yaml needs them all the same.
export const words: Record<string, object> = {
  phases: { months: { de: '{n} Monate', en: '{n} months' } },
  tracks: { track: { de: '{title}: von {from} bis {to}', en: '{title}: from {from} to {to}' } },
}
