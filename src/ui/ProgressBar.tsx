import css from './ProgressBar.module.css'

type Props = {
  label: string
  /** 0 to 1; undefined if unknown. */
  share: number | undefined
}

export function ProgressBar({ label, share }: Props) {
  return (
    <label className={css.progress}>
      <span>{label}</span>
      <progress max={1} {...(share !== undefined && { value: share })} />
    </label>
  )
}
