import 'react'

declare module 'react' {
  // Custom properties carry a number from a component to its style sheet.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
