import { useCallback, useState } from 'react'
import { isBlank } from '../../../src/contract/writtenText.ts'
import { count } from '../../../src/lib/format.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { Field, TextInput } from '../../../src/ui/controls/Field.tsx'
import type { Control } from '../../control/control.ts'
import { Block } from '../Block.tsx'
import { useConsole, useReply } from '../consoleContext.ts'
import { orderTexts } from './orderTexts.ts'
import css from './OrdersTab.module.css'

/** Finds a size by its product's name and sells all that is left. */
export function SellOut() {
  const texts = useTexts(orderTexts)
  const { run } = useConsole()
  const [search, setSearch] = useState('')
  const read = useCallback(async (control: Control) => (isBlank(search) ? [] : control.stocks({ search })), [search])
  const stocks = useReply(read)
  const sell = (stockId: number, left: number) => void run((control) => control.sellOut({ stockId }), texts.sold(count(left)))
  const isEmpty = stocks?.length === 0
  return (
    <Block title={texts.sellOut}>
      <Field label={texts.search} hint={isEmpty && (isBlank(search) ? texts.typeName : texts.noStocks)}>
        <TextInput type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </Field>
      <ul className={css.stocks}>
        {stocks?.map(({ stockId, product, size, left }) => (
          <li key={stockId}>
            <span>
              <span>{`${product} `}</span>
              <strong>{size}</strong>
            </span>
            <span className={css.left}>{texts.left(count(left))}</span>
            <Button
              variant="quiet"
              size="compact"
              disabled={left === 0}
              aria-label={texts.sellName(`${product} ${size}`)}
              onClick={() => sell(stockId, left)}
            >
              {texts.sell}
            </Button>
          </li>
        ))}
      </ul>
    </Block>
  )
}
