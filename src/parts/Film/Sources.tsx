export type FilmFiles = {
  file: string
  av1?: string | undefined
  /** The same film for screens wider than a phone's. */
  large?: { file: string; av1?: string | undefined } | undefined
}

type Props = {
  film: FilmFiles
  /** The start of playback, in seconds. */
  start?: number
}

/**
 * Lists the files of a film. A browser takes the first one that it can play and whose media query matches when the video
 * is created.
 */
export function Sources({ film: { file, av1, large }, start }: Props) {
  const at = start === undefined ? '' : `#t=${start}`
  const type = 'video/mp4; codecs="av01.0.08M.08"'
  const wide = '(min-width: 768px)'
  return (
    <>
      {large?.av1 && <source src={large.av1 + at} type={type} media={wide} />}
      {av1 && <source src={av1 + at} type={type} />}
      {large && <source src={large.file + at} type="video/mp4" media={wide} />}
      <source src={file + at} type="video/mp4" />
    </>
  )
}
