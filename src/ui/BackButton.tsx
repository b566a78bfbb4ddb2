import { useLocation, useNavigate } from 'react-router-dom'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

/** Goes one history entry back, or to `home` if the visit started on this page. */
export function BackButton({ label, home }: { label: string; home: string }) {
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  return (
    <IconButton label={label} onClick={() => void (isFirst ? navigate(home) : navigate(-1))}>
      <Icon name="previous" />
    </IconButton>
  )
}
