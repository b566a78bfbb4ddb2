import type { ReactNode } from 'react'
import { StateBlock } from './StateBlock.tsx'

type Props = {
  /** What is missing, in one line. */
  title: ReactNode
  /** A sentence below the title. */
  text?: ReactNode
  /** The one way on: a button or a link. */
  action?: ReactNode
  /** Small print beside the illustration, e.g. the status of the page. */
  caption?: string
  /** Whether the page has nothing else: a heading in place of the illustration. */
  isAll?: boolean
}

/** An illustration, a text and an action. */
export function EmptyState({ title, text, action, caption, isAll = false }: Props) {
  return (
    <StateBlock
      title={title}
      text={text}
      caption={caption}
      heading={isAll ? 'h2' : undefined}
      drawing={<path d="M.5.5h71v95H.5z" />}
    >
      {action}
    </StateBlock>
  )
}
