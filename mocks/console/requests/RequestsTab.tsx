import { useMemo, useState } from 'react'
import { count } from '../../../src/lib/format.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '../../../src/ui/controls/Field.tsx'
import { keyOf } from '../../handlers/requestLog.ts'
import { windowId } from '../../page/windowName.ts'
import { Row } from '../Block.tsx'
import { useConsole } from '../consoleContext.ts'
import { filterRequests, shows, type Show } from './filterRequests.ts'
import { Overrides } from './Overrides.tsx'
import { RequestDetail } from './RequestDetail.tsx'
import { RequestList } from './RequestList.tsx'
import css from './RequestsTab.module.css'
import { requestTexts } from './requestTexts.ts'
import { useRequests } from './useRequests.ts'

/** All requests of the world as they come: filtered, opened, sent again, broken. */
export function RequestsTab() {
  const texts = useTexts(requestTexts)
  const { target } = useConsole()
  const { entries, hiddenCount, clear, showAll } = useRequests()
  const [query, setQuery] = useState(target?.tab === 'requests' ? target.orderId : '')
  const [show, setShow] = useState<Show>('all')
  const [chosen, setChosen] = useState<string>()
  const shown = useMemo(() => filterRequests(entries, query, show, windowId()), [entries, query, show])
  const detail = entries.find((entry) => keyOf(entry) === chosen)
  return (
    <div className={css.tab} data-open={detail !== undefined}>
      <Row>
        <Field label={texts.filter}>
          <TextInput type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </Field>
        <Field label={texts.show}>
          <Select value={show} onChange={({ target }) => setShow(shows.find((each) => each === target.value) ?? 'all')}>
            {shows.map((each) => (
              <option key={each} value={each}>
                {texts.filters[each]}
              </option>
            ))}
          </Select>
        </Field>
      </Row>
      <Overrides />
      <div className={css.found}>
        <span>{texts.found(count(shown.length))}</span>
        {hiddenCount > 0 && (
          <Button variant="quiet" size="compact" onClick={showAll}>
            {texts.showAll(count(hiddenCount))}
          </Button>
        )}
        <Button variant="quiet" size="compact" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
      {shown.length === 0 && <p className={css.none}>{entries.length === 0 ? texts.none : texts.noMatch}</p>}
      <RequestList entries={shown} chosen={chosen} onChoose={setChosen} />
      {detail && <RequestDetail key={keyOf(detail)} entry={detail} onClose={() => setChosen(undefined)} />}
    </div>
  )
}
