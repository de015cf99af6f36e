/** A button or link as views show it. */
export type ActionData = {
  label: string
  href: string
  /** The dialog of this page that opens instead where there is script. */
  dialog: string | undefined
  /** The address that the button writes to, and shows. */
  mail?: string | undefined
  /** A call, which leads to no page. */
  isCall?: boolean | undefined
  /** The red one. */
  main: boolean
  note: string | undefined
}

/** Marks a link to another site. It opens in the same window, as every other link does. */
export const relOf = (href: string): 'external' | undefined =>
  href.startsWith('https:') ? 'external' : undefined
