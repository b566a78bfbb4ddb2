import { useEffect, useState } from 'react'
import { failureOf, type Failure } from './callProvider.ts'

export type CallState<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly answer: T }
  | { readonly at: 'problem'; readonly failure: Failure }

/** Calls the provider's server when the page mounts. `call` must keep its identity; `retry` calls it again. */
export function useProviderCall<T>(call: () => Promise<T>): {
  state: CallState<T>
  retry: () => void
  fail: (thrown: unknown) => void
} {
  const [state, setState] = useState<CallState<T>>({ at: 'loading' })
  const fail = (thrown: unknown) => setState({ at: 'problem', failure: failureOf(thrown) })
  useEffect(() => follow(call, setState), [call])
  const retry = () => {
    setState({ at: 'loading' })
    follow(call, setState)
  }
  return { state, retry, fail }
}

/** Returns a cleanup that ignores the reply. */
function follow<T>(call: () => Promise<T>, onChange: (state: CallState<T>) => void): () => void {
  let isActive = true
  call().then(
    (answer) => isActive && onChange({ at: 'ready', answer }),
    (thrown: unknown) => isActive && onChange({ at: 'problem', failure: failureOf(thrown) }),
  )
  return () => {
    isActive = false
  }
}
