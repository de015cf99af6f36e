import 'react'

declare module 'react' {
  // Styles that scripts set may have custom properties, which the styles of a part read.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
