import { createContext, type RefObject } from 'react'

/** Called when the heading of a page is in the document. Apart from `PageHeading`: a component's file exports components alone. */
export const HeadingShown = createContext<RefObject<() => void> | null>(null)
