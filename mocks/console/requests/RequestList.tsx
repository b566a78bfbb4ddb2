import { useRef } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { timeOfDay } from '../../../src/lib/format.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import type { LogEntry } from '../../control/requestLog.ts'
import css from './RequestList.module.css'
import { keyOf } from './RequestStore.ts'
import { requestTexts } from './requestTexts.ts'

const ROW_HEIGHT = 36

type Props = {
  entries: readonly LogEntry[]
  chosen: string | undefined
  onChoose: (key: string | undefined) => void
}

/** The rows in sight alone are in the page. */
export function RequestList({ entries, chosen, onChoose }: Props) {
  const texts = useTexts(requestTexts)
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler, and no memoized component gets it
  const virtualizer = useVirtualizer({
    count: entries.length,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => scroller.current,
    overscan: 8,
  })
  return (
    <div ref={scroller} className={css.scroller}>
      <ul aria-label={texts.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const entry = entries[index]
          if (!entry) return null
          const key = keyOf(entry)
          return (
            <li key={key} aria-setsize={entries.length} aria-posinset={index + 1} style={{ top: start }}>
              <button
                type="button"
                className={css.row}
                aria-expanded={key === chosen}
                onClick={() => onChoose(key === chosen ? undefined : key)}
              >
                <RowContent entry={entry} />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function RowContent({ entry: { at, method, path, status, durationMs, faults } }: { entry: LogEntry }) {
  const texts = useTexts(requestTexts)
  const isFailed = status !== null && (status === 0 || status >= 400)
  return (
    <>
      <span className={css.time}>{timeOfDay(Date.parse(at))}</span>
      <span className={css.path}>
        <strong>{method}</strong> {path}
      </span>
      {faults.length > 0 && <span className={css.fault}>{faults.join(', ')}</span>}
      <span className={css.status} data-tone={isFailed ? 'danger' : undefined}>
        {status === null ? texts.waiting : status === 0 ? texts.noReply : status}
      </span>
      <span className={css.time}>{durationMs !== null && texts.ms(durationMs.toFixed(0))}</span>
    </>
  )
}
