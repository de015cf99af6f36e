/** What a share image is of: a page of the registry, or one below it. */
export type Shared = {
  /** Of its address and file: home, projects/lernhaus-ostpark. */
  name: string
  heading: string
  /** What stands over the firm's name, where the heading does not say it. */
  kicker: string | undefined
  picture: string
  /** Which part of the picture's height stays, in per cent from the top. */
  focus: number
  night: boolean
}
