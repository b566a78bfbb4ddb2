import { useNavigate } from 'react-router-dom'
import { Icon } from '../Icon.tsx'
import { IconButton } from './IconButton.tsx'

type Props = {
  /** Of the icon, for screen readers. */
  label: string
  /** A path, e.g. `/shop`. */
  home: string
}

/** Goes one history entry back, or to `home` if the visit started with this entry. */
export function BackButton({ label, home }: Props) {
  const navigate = useNavigate()
  return (
    <IconButton label={label} onClick={() => void (isFirstEntry() ? navigate(home) : navigate(-1))}>
      <Icon name="previous" />
    </IconButton>
  )
}

/** By the router's number of the entry, which a `replace`, as of a filter, leaves as it is; the key is another one then. */
const isFirstEntry = () => !(Number(Reflect.get(Object(history.state), 'idx')) > 0)
