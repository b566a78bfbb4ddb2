import css from './FilterBar.module.css'

type Filter = { value: string; label: string; count?: number }

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
          {/* Counts make all words wider: the chosen one is looked for anew. */}
          <span key={filter.count} ref={filter.value === value ? scrollToMiddle : undefined}>
            {filter.label}
            {filter.count !== undefined && <sup aria-hidden="true">{filter.count}</sup>}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

/** On a phone the bar is wider than the screen: the chosen word stands in its middle, as far as it scrolls. */
function scrollToMiddle(words: HTMLElement | null): void {
  const button = words?.parentElement
  const bar = button?.parentElement
  if (button && bar) bar.scrollLeft = button.offsetLeft - (bar.clientWidth - button.offsetWidth) / 2
}
