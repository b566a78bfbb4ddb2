import { type ComponentProps, use, useEffect } from 'react'
import { HeadingShown } from './HeadingShown.ts'

/** The page's only h1. `NewPage` focuses it after a navigation. */
export function PageHeading({ children, ...props }: ComponentProps<'h1'>) {
  const onShown = use(HeadingShown)
  // On mount alone: while the next page is loaded, the heading of the former one stays.
  useEffect(() => onShown?.current(), [onShown])
  return (
    <h1 tabIndex={-1} {...props}>
      {children}
    </h1>
  )
}
