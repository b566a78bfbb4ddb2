import type { ReactNode } from 'react'
import css from './FilterBar.module.css'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

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
  /** Other controls of the list, at the end of the bar. */
  children?: ReactNode
}

/** Filters with counts, sticky above the list. */
export function FilterBar({ label, filters, value, onChoose, children }: Props) {
  return (
    <div className={css.bar}>
      <fieldset className={css.filters}>
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
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
      {children}
    </div>
  )
}

/** The bar is wider than a phone's screen: scrolls the selected filter to its middle. */
function scrollToMiddle(label: HTMLElement | null): void {
  const button = label?.parentElement
  const bar = button?.parentElement?.parentElement
  if (button && bar) bar.scrollLeft = button.offsetLeft - (bar.clientWidth - button.offsetWidth) / 2
}
