import { useLocation, useNavigate } from 'react-router-dom'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

/** One history entry back; to `home` where the visit began on this page. */
export function BackButton({ label, home }: { label: string; home: string }) {
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  return (
    <IconButton label={label} onClick={() => void (isFirst ? navigate(home) : navigate(-1))}>
      <Icon name="previous" />
    </IconButton>
  )
}
