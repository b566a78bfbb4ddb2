import type { ReactNode } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import css from './Notice.module.css'

type Props = {
  /** A link that leads on. */
  action?: ReactNode
  /** Called by the close button; the caller unmounts it. */
  onClose: () => void
  children: ReactNode
}

/** News that stays until it is closed. */
export function Notice({ action, onClose, children }: Props) {
  const { close } = useTexts(commonTexts)
  return (
    <output className={css.notice}>
      <span className={css.message}>
        <span>{children}</span>
        <span> </span>
        {action}
      </span>
      <IconButton label={close} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </output>
  )
}
