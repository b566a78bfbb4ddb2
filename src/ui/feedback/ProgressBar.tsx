import css from './ProgressBar.module.css'

type Props = {
  /** The accessible name, with the percentage in words. */
  label: string
  /** 0 to 1; undefined if unknown. */
  share: number | undefined
}

/** The progress of an upload. */
export function ProgressBar({ label, share }: Props) {
  return (
    <label className={`${css.progress} small figures`}>
      <span>{label}</span>
      <progress max={1} {...(share !== undefined && { value: share })} />
    </label>
  )
}
