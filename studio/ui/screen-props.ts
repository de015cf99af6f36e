export type ScreenProps = {
  /** What follows the screen's own name in the address: `pages/home` of `edit/pages/home`. */
  rest: string
}
