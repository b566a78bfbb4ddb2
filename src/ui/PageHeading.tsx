import { type ComponentProps, createContext, type RefObject, use, useEffect } from 'react'

/** Called when the heading of a page is in the document. */
export const HeadingShown = createContext<RefObject<() => void> | null>(null)

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
