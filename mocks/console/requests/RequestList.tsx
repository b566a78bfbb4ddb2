import { count, timeOfDay } from '../../../src/lib/format.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { keyOf } from '../../handlers/requestLog.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'
import { faultNames, faultTexts } from '../faults/faultTexts.ts'
import css from './RequestList.module.css'
import { isFailure, outcomeOf } from './outcome.ts'
import { nameOf } from '../requestNames.ts'
import { requestNameTexts } from '../requestNameTexts.ts'
import { requestTexts, textWithoutReply } from './requestTexts.ts'
import { ROW_HEIGHT, useRowFocus } from './useRowFocus.ts'

type Props = {
  entries: readonly LogEntry[]
  chosen: string | undefined
  onChoose: (key: string | undefined) => void
}

/** The rows near the view alone are in the page. One of them is in the tab order; arrows, Home, End and the page keys move on. */
export function RequestList({ entries, chosen, onChoose }: Props) {
  const texts = useTexts(requestTexts)
  const { scroller, rows, activeIndex, focusRow, pressKey, scroll } = useRowFocus(entries, chosen)
  return (
    <div ref={scroller} className={css.scroller} onScroll={scroll}>
      <ul aria-label={texts.list} style={{ height: entries.length * ROW_HEIGHT }}>
        {rows.map((index) => {
          const entry = entries[index]
          if (!entry) return null
          const key = keyOf(entry)
          return (
            <li key={key} aria-setsize={entries.length} aria-posinset={index + 1} style={{ top: index * ROW_HEIGHT }}>
              <button
                type="button"
                className={css.row}
                tabIndex={index === activeIndex ? 0 : -1}
                aria-expanded={key === chosen}
                onFocus={() => focusRow(key)}
                onKeyDown={pressKey}
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

function RowContent({ entry }: { entry: LogEntry }) {
  const { at, operation, method, path, status, durationMs, faults } = entry
  const texts = useTexts(requestTexts)
  const { kinds: faultKinds } = useTexts(faultTexts)
  const names = useTexts(requestNameTexts)
  const isFailed = isFailure(entry)
  const isDeclined = outcomeOf(entry) !== undefined
  return (
    <>
      <span className={css.time}>{timeOfDay(Date.parse(at))}</span>
      <span className={css.path}>
        {operation !== null && <strong>{`${nameOf(names, operation)} `}</strong>}
        <span>{`${method} ${path}`}</span>
      </span>
      {faults.length > 0 && <span className={css.fault}>{faultNames(faultKinds, faults).join(', ')}</span>}
      <span className={css.status} data-tone={isFailed ? 'danger' : undefined}>
        {textWithoutReply(status, texts) ?? (isDeclined ? `${status} ${texts.declined}` : status)}
      </span>
      <span className={css.time}>{durationMs !== null && texts.ms(count(Math.round(durationMs)))}</span>
    </>
  )
}
