import css from './Icon.module.css'

export const iconPaths = {
  bag: 'M5 8h14l1 13H4zM9 8V6a3 3 0 0 1 6 0v2',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c1-5 4-7 8-7s7 2 8 7',
  close: 'M5 5l14 14M19 5L5 19',
  tick: 'M4.5 12.5l5 5 10-11',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  down: 'M4 9l8 8 8-8',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  alert: 'M12 7v6m0 4v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  truck: 'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4m10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9',
  question: 'M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7m0 3v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  card: 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  bank: 'M4 10l8-6 8 6zM6 10v7m4-7v7m4-7v7m4-7v7M4 20h16',
  slip: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6m-6 4h6',
  phone: 'M8 3h8v18H8zM11 18h2',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5v.01',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5l11 7-11 7z',
} as const

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
