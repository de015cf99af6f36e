/** The subject of a share image: a page of the registry, or one below it. */
export type Shared = {
  /** The name in its address and file: home, projects/lernhaus-ostpark. */
  name: string
  heading: string
  /** The line over the firm's name, if the heading does not say the same. */
  kicker: string | undefined
  picture: string
  /** The part of the picture's height that stays, in per cent from the top. */
  focus: number
  night: boolean
}
