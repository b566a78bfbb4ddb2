import { createContext } from 'react'
import type { Picture } from './Image.tsx'

/** The pictures of `SheetLayout`: none yet while the list is empty, those of the landing without a list. */
export const SheetPictures = createContext<readonly Picture[] | undefined>(undefined)
