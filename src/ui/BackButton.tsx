import { useLocation, useNavigate } from 'react-router-dom'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

type Props = {
  /** Of the icon, for screen readers. */
  label: string
  /** A path, e.g. `/shop`. */
  home: string
}

/** Goes one history entry back, or to `home` if the visit started on this page. */
export function BackButton({ label, home }: Props) {
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  return (
    <IconButton label={label} onClick={() => void (isFirst ? navigate(home) : navigate(-1))}>
      <Icon name="previous" />
    </IconButton>
  )
}
