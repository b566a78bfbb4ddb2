import { type ReactNode, ViewTransition } from 'react'

type Props = {
  /** Pictures of the same name are one; without a name it has no transition. */
  name: string | undefined
  /** Whether the same picture is shown above, in a dialog: only one of the two may have the name. */
  isElsewhere?: boolean
  children: ReactNode
}

/** A picture that grows from its place in a list to that on its own page or in a dialog, where the browser has view transitions. */
export function SharedPicture({ name = 'auto', isElsewhere = false, children }: Props) {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    // React pairs only what is removed with what is added, so a picture that is elsewhere is another one.
    <ViewTransition
      key={isElsewhere ? 'elsewhere' : 'here'}
      name={isElsewhere ? 'auto' : name}
      default="none"
      share={isReduced ? 'none' : 'shared-picture'}
    >
      {children}
    </ViewTransition>
  )
}
