import { type ReactNode, ViewTransition } from 'react'

type Props = {
  /** The same on both pages; undefined for a picture that does not grow. */
  name: string | undefined
  children: ReactNode
}

/** A picture that grows from its card to its page, of the same name, where the browser has view transitions; without a name it does not. */
export function SharedPicture({ name = 'auto', children }: Props) {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <ViewTransition name={name} default="none" share={isReduced ? 'none' : 'shared-picture'}>
      {children}
    </ViewTransition>
  )
}
