import { useLocation, useNavigate } from 'react-router-dom'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

/** To where one came from; whoever came from nowhere goes to `home`. */
export function BackButton({ label, home }: { label: string; home: string }) {
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  return (
    <IconButton label={label} onClick={() => void (isFirst ? navigate(home) : navigate(-1))}>
      <Icon name="previous" />
    </IconButton>
  )
}
