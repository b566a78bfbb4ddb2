import css from './ProgressBar.module.css'

type Props = {
  /** What goes on, and how far: said and shown over the bar. */
  label: string
  /** 0–1; undefined where nobody can tell. */
  share: number | undefined
}

/** How far something has come; a bar that wanders where that is not known. */
export function ProgressBar({ label, share }: Props) {
  return (
    <label className={css.progress}>
      <span>{label}</span>
      <progress max={1} {...(share !== undefined && { value: share })} />
    </label>
  )
}
