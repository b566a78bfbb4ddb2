import css from './Icon.module.css'
import { iconPaths } from './iconPaths.ts'

export type IconName = keyof typeof iconPaths

type Props = {
  /** One of the names on the page _Icons_. */
  name: IconName
}

/** A decorative icon: the control around it has the accessible name. */
export function Icon({ name }: Props) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
