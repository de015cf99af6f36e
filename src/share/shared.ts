/** The contents of a share image, for a page of the registry or one below it. */
export type Shared = {
  /** The name in its address and file, such as home or projects/lernhaus-ostpark. */
  name: string
  heading: string
  /** The line above the firm's name, if it differs from the heading. */
  kicker: string | undefined
  picture: string
  /** The vertical focus of the picture, in per cent from the top. */
  focus: number
  night: boolean
}
