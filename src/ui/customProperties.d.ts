import 'react'

declare module 'react' {
  // Custom properties pass numbers from components to style sheets.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
