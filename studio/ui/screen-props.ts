export type ScreenProps = {
  /** The address after the screen's own name: `pages/home` of `edit/pages/home`. */
  rest: string
}
