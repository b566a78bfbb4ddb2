import { type ComponentProps, createContext, useContext, useEffect } from 'react'

/** Called when the heading of a page is in the document. */
export const HeadingShown = createContext<() => void>(() => {})

/** The page's only h1. `NewPage` focuses it after a navigation. */
export function PageHeading(props: ComponentProps<'h1'>) {
  const onShown = useContext(HeadingShown)
  // On mount alone: while the next page is loaded, the heading of the former one stays.
  useEffect(() => onShown(), [onShown])
  return <h1 tabIndex={-1} {...props} />
}
