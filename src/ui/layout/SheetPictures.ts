import { createContext } from 'react'

/** What `SheetLayout` shows: none yet while the list is empty, pictures of the landing without a list. */
export const SheetPictures = createContext<readonly { imageUrl: string }[] | undefined>(undefined)
