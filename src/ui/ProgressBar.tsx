import css from './ProgressBar.module.css'

type Props = {
  /** The label over the bar. */
  label: string
  /** 0 to 1; undefined where it is unknown. */
  share: number | undefined
}

/** A progress bar; indeterminate without a share. */
export function ProgressBar({ label, share }: Props) {
  return (
    <label className={css.progress}>
      <span>{label}</span>
      <progress max={1} {...(share !== undefined && { value: share })} />
    </label>
  )
}
