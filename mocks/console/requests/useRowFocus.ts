import { useLayoutEffect, useRef, useState, type KeyboardEvent, type UIEvent } from 'react'
import { keyOf } from '../../handlers/requestLog.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'

export const ROW_HEIGHT = 36
/** Rows above and below the view. */
const BEYOND = 8

/** A list with the rows near the view, one of them in the tab order: arrows, Home, End and the page keys move the focus. */
export function useRowFocus(entries: readonly LogEntry[], chosen: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [active, setActive] = useState<string>()
  const isMoved = useRef(false)
  const activeIndex = Math.max(active === undefined ? 0 : entries.findIndex((entry) => keyOf(entry) === active), 0)
  const first = Math.max(Math.floor(top / ROW_HEIGHT) - BEYOND, 0)
  const count = Math.ceil(innerHeight / ROW_HEIGHT) + 2 * BEYOND
  const near = entries.slice(first, first + count).map((_, index) => first + index)
  // The row with the focus stays in the page.
  const rows = [...new Set([...near, activeIndex])].toSorted((one, other) => one - other)
  const lastChosen = useRef(chosen)
  useLayoutEffect(() => {
    const isClosed = lastChosen.current !== undefined && chosen === undefined
    lastChosen.current = chosen
    if (!isMoved.current && !isClosed) return
    isMoved.current = false
    const row = scroller.current?.querySelector<HTMLElement>(`[aria-posinset="${activeIndex + 1}"] > button`)
    row?.scrollIntoView({ block: 'nearest' })
    row?.focus({ preventScroll: true })
  }, [activeIndex, chosen])
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
  const scroll = ({ currentTarget }: UIEvent) => setTop(currentTarget.scrollTop)
  return { scroller, rows, activeIndex, focusRow: setActive, pressKey, scroll }
}
