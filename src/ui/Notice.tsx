import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import css from './Notice.module.css'

type Props = {
  action: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

export function Notice({ action, closeLabel, onClose, children }: Props) {
  return (
    <output className={css.notice}>
      <span className={css.words}>
        {children} {action}
      </span>
      <IconButton label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </output>
  )
}
