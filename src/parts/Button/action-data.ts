/** A button or link in the form that views need. */
export type ActionData = {
  label: string
  href: string
  /** The dialog of this page that opens instead of the link if scripts run. */
  dialog: string | undefined
  /** The email address that is the button's label and target. */
  mail?: string | undefined
  /** True for a phone number, which opens no page. */
  isCall?: boolean | undefined
  /** True for the red button. */
  main: boolean
  note: string | undefined
}

/** Marks a link to another site. It opens in the same window, as every other link does. */
export const relOf = (href: string): 'external' | undefined =>
  href.startsWith('https:') ? 'external' : undefined
