import { createContext, type RefObject } from 'react'

/** Called when the heading of a page is in the document. */
export const HeadingShown = createContext<RefObject<() => void> | null>(null)
