import { useEffect, useState } from 'react'
import { failureOf, type Failure } from './ask.ts'

export type Asked<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly answer: T }
  | { readonly at: 'problem'; readonly failure: Failure }

/** What a page needs before it can be shown. `call` stays the same function; `again` asks once more. */
export function useAsked<T>(call: () => Promise<T>): { asked: Asked<T>; again: () => void; fail: (thrown: unknown) => void } {
  const [asked, setAsked] = useState<Asked<T>>({ at: 'loading' })
  const fail = (thrown: unknown) => setAsked({ at: 'problem', failure: failureOf(thrown) })
  useEffect(() => follow(call, setAsked), [call])
  const again = () => {
    setAsked({ at: 'loading' })
    follow(call, setAsked)
  }
  return { asked, again, fail }
}

/** Returns how not to hear of the answer any more. */
function follow<T>(call: () => Promise<T>, tell: (asked: Asked<T>) => void): () => void {
  let isHeard = true
  call().then(
    (answer) => isHeard && tell({ at: 'ready', answer }),
    (thrown: unknown) => isHeard && tell({ at: 'problem', failure: failureOf(thrown) }),
  )
  return () => {
    isHeard = false
  }
}
