import 'react'

declare module 'react' {
  // Inline styles may set custom properties, which a part's stylesheet reads.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
