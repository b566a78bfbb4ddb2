import css from './FilterBar.module.css'

/** A count that is `null` is not known yet; its place is reserved. None is not written. */
type Filter = { value: string; label: string; count?: number | null }

type Props = {
  /** The accessible name of the group. */
  label: string
  /** In the order of the bar; a count is shown beside its label. */
  filters: readonly Filter[]
  /** The chosen filter. */
  value: string
  /** Called with the value of the pressed filter. */
  onChoose: (value: string) => void
}

/** Filters with counts, sticky above the list. */
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
          {/* Counts widen all filters: the key scrolls to the selected one again. */}
          <span key={filter.count} ref={filter.value === value ? scrollToMiddle : undefined}>
            <span>{filter.label}</span>
            {filter.count !== undefined && <sup aria-hidden="true">{filter.count || null}</sup>}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

/** The bar is wider than a phone's screen: scrolls the selected filter to its middle. */
function scrollToMiddle(label: HTMLElement | null): void {
  const button = label?.parentElement
  const bar = button?.parentElement
  if (button && bar) bar.scrollLeft = button.offsetLeft - (bar.clientWidth - button.offsetWidth) / 2
}
