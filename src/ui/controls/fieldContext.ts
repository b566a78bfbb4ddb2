import { createContext } from 'react'

/**
 * Whether the form around a control is being sent: its fields are `aria-disabled`, and the form ignores changes, so that what
 * is saved is what is shown. They are not `disabled`, so that they keep the focus.
 */
export const LockContext = createContext(false)
