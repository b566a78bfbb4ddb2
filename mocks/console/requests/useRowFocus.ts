import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { keyOf } from '../../handlers/requestLog.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'

const ROW_HEIGHT = 36

/** A virtual list with one row in the tab order: arrows, Home, End and the page keys move the focus. */
export function useRowFocus(entries: readonly LogEntry[], chosen: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string>()
  const isMoved = useRef(false)
  const activeIndex = Math.max(active === undefined ? 0 : entries.findIndex((entry) => keyOf(entry) === active), 0)
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler, and no memoized component gets it
  const virtualizer = useVirtualizer({
    count: entries.length,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => scroller.current,
    overscan: 8,
    // The row with the focus stays in the page.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), activeIndex])].toSorted((a, b) => a - b),
  })
  const lastChosen = useRef(chosen)
  useLayoutEffect(() => {
    const isClosed = lastChosen.current !== undefined && chosen === undefined
    lastChosen.current = chosen
    if (!isMoved.current && !isClosed) return
    isMoved.current = false
    virtualizer.scrollToIndex(activeIndex)
    scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [activeIndex, chosen, virtualizer])
  const pressKey = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 1)
    const { length } = entries
    const steps = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page, Home: -length, End: length }
    const step = new Map(Object.entries(steps)).get(event.key)
    const next = step === undefined ? undefined : entries[Math.min(Math.max(activeIndex + step, 0), length - 1)]
    if (!next) return
    event.preventDefault()
    isMoved.current = keyOf(next) !== active
    setActive(keyOf(next))
  }
  return { scroller, virtualizer, activeIndex, focusRow: setActive, pressKey }
}
