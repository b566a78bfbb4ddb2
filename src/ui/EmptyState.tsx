import type { ReactNode } from 'react'
import css from './EmptyState.module.css'
import { StateBlock } from './StateBlock.tsx'

type Props = {
  /** What is missing, in one line. */
  title: ReactNode
  /** A sentence below the title. */
  text?: ReactNode
  /** The one way on: a button or a link. */
  action?: ReactNode
  /** Whether the whole page is empty: then the title is its h1. */
  isPage?: boolean
  /** `closed`: there is content that this account may not see. */
  variant?: 'empty' | 'closed'
  /** Small print beside the illustration: a count, or the status of the page. */
  caption?: string
}

/** An illustration, a text and an action. */
export function EmptyState({ title, text, action, isPage = false, variant = 'empty', caption = '0' }: Props) {
  return (
    <StateBlock
      title={title}
      text={text}
      isPage={isPage}
      caption={caption}
      drawing={
        <>
          <path d="M.5.5h71v95H.5z" />
          {variant === 'closed' && <path className={css.strokes} d="M11 15c13 17 31 44 50 66M59 10C44 33 28 58 13 87" />}
        </>
      }
    >
      {action}
    </StateBlock>
  )
}
