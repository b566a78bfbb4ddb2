import type { ReactNode } from 'react'
import css from './EmptyState.module.css'
import { StateBlock } from './StateBlock.tsx'

type Props = {
  title: ReactNode
  text?: ReactNode
  /** A Button or ButtonLink. */
  action?: ReactNode
  /** Whether the whole page is empty: then the title is its h1. */
  isPage?: boolean
  /** `closed`: there is content that this account may not see. */
  frame?: 'empty' | 'closed'
}

/** An illustration, a text and an action. */
export function EmptyState({ title, text, action, isPage = false, frame = 'empty' }: Props) {
  return (
    <StateBlock
      title={title}
      text={text}
      isPage={isPage}
      drawing={
        <>
          <path d="M.75.75h70.5v94.5H.75z" />
          {frame === 'closed' ? (
            <path d="m.75.75 70.5 94.5M71.25.75.75 95.25" />
          ) : (
            <path className={css.faint} d="M36 30v36M18 48h36" />
          )}
        </>
      }
    >
      {action}
    </StateBlock>
  )
}
