import css from './FilterBar.module.css'

export type Filter = { value: string; label: string; count?: number }

type Props = {
  /** Names the group for screen readers. */
  label: string
  filters: readonly Filter[]
  value: string
  onChoose: (value: string) => void
}

/** Words with counts; stays at the top while the list under it scrolls. */
export function FilterBar({ label, filters, value, onChoose }: Props) {
  return (
    <fieldset className={css.bar} aria-label={label}>
      {filters.map((filter) => (
        <button
          key={filter.value}
          type="button"
          className={css.filter}
          aria-pressed={filter.value === value}
          onClick={() => onChoose(filter.value)}
        >
          {filter.label}
          {filter.count !== undefined && <sup aria-hidden="true">{filter.count}</sup>}
        </button>
      ))}
    </fieldset>
  )
}
