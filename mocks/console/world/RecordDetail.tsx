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
import { collectionLabel, worldTexts } from './worldTexts.ts'

export type RecordPlace = { readonly collection: string; readonly id: string | number }

type Props = {
  place: RecordPlace
  onOpen: (place: RecordPlace) => void
  onBack: () => void
}

/** A record as a tree, its linked records, and what can be changed in it. */
export function RecordDetail({ place: { collection, id }, onOpen, onBack }: Props) {
  const texts = useTexts(worldTexts)
  const read = useCallback(
    // A removed record is none.
    (control: Control) => control.record({ collection, id }).catch(() => null),
    [collection, id],
  )
  const found = useReply(read)
  return (
    <section className={css.detail} aria-label={`${collectionLabel(texts, collection)} ${id}`}>
      <header key={`${collection} ${id}`} ref={scrollIntoSight} className={css.head}>
        <IconButton label={texts.back} onClick={onBack}>
          <Icon name="previous" />
        </IconButton>
        <h3>
          <span>{`${collectionLabel(texts, collection)} `}</span>
          <code>{id}</code>
        </h3>
      </header>
      {found === null && <p>{texts.none}</p>}
      {found && (
        <>
          <RecordEdit collection={collection} record={found.record} onRemoved={onBack} />
          {found.links.length > 0 && <h4>{texts.links}</h4>}
          <dl className={css.links}>
            {found.links.map((link) => (
              <div key={link.collection}>
                <dt>{collectionLabel(texts, link.collection)}</dt>
                <dd>
                  {link.ids.map((linked) => (
                    <button
                      key={linked}
                      type="button"
                      aria-label={`${collectionLabel(texts, link.collection)} ${linked}`}
                      onClick={() => onOpen({ collection: link.collection, id: linked })}
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

const scrollIntoSight = (head: Element | null) => head?.scrollIntoView({ block: 'nearest' })
