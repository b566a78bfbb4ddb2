import { useCallback } from 'react'
import { count } from '../../../src/lib/format.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import type { Control } from '../../control/control.ts'
import { useReply } from '../consoleContext.ts'
import { JsonText } from '../requests/JsonTree.tsx'
import css from './RecordDetail.module.css'
import { RecordEdit } from './RecordEdit.tsx'
import { tableLabel, worldTexts } from './worldTexts.ts'

export type RecordPlace = { readonly table: string; readonly id: string | number }

type Props = {
  place: RecordPlace
  onOpen: (place: RecordPlace) => void
  onBack: () => void
}

/** A record as a tree, its linked records, and what can be changed in it. */
export function RecordDetail({ place: { table, id }, onOpen, onBack }: Props) {
  const texts = useTexts(worldTexts)
  const read = useCallback(
    // A removed record is none.
    (control: Control) => control.record({ table, id }).catch(() => null),
    [table, id],
  )
  const found = useReply(read)
  return (
    <section className={css.detail} aria-label={`${tableLabel(texts, table)} ${id}`}>
      <header className={css.head}>
        <IconButton label={texts.back} onClick={onBack}>
          <Icon name="previous" />
        </IconButton>
        <h3>
          <span>{`${tableLabel(texts, table)} `}</span>
          <code>{id}</code>
        </h3>
      </header>
      {found === null && <p>{texts.none}</p>}
      {found && (
        <>
          <RecordEdit table={table} record={found.record} onRemoved={onBack} />
          {found.links.length > 0 && <h4>{texts.links}</h4>}
          <dl className={css.links}>
            {found.links.map((link) => (
              <div key={link.table}>
                <dt>{tableLabel(texts, link.table)}</dt>
                <dd>
                  {link.ids.map((linked) => (
                    <button
                      key={linked}
                      type="button"
                      aria-label={`${tableLabel(texts, link.table)} ${linked}`}
                      onClick={() => onOpen({ table: link.table, id: linked })}
                    >
                      {linked}
                    </button>
                  ))}
                  {link.count > link.ids.length && <span>{texts.more(count(link.count))}</span>}
                </dd>
              </div>
            ))}
          </dl>
          <JsonText text={JSON.stringify(found.record, shorten)} />
        </>
      )}
    </section>
  )
}

const MAX_TEXT = 500

/** A photo has megabytes of text. */
const shorten = (_: string, value: unknown) =>
  typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}… (${count(value.length)})` : value
