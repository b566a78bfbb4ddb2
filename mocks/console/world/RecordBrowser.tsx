import { useCallback, useState } from 'react'
import { count } from '../../../src/lib/format.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Field, Select, TextInput } from '../../../src/ui/Field.tsx'
import type { Control } from '../../control/control.ts'
import { Block, Row } from '../Block.tsx'
import { useReply } from '../consoleContext.ts'
import css from './RecordBrowser.module.css'
import { RecordDetail, type RecordPlace } from './RecordDetail.tsx'
import { summaryOf } from './summaryOf.ts'
import { collectionLabel, worldTexts } from './worldTexts.ts'

const readCollections = (control: Control) => control.collections()

/** The collections with a search; a record opens in place of the list. */
export function RecordBrowser() {
  const texts = useTexts(worldTexts)
  const [collection, setCollection] = useState('orders')
  const [search, setSearch] = useState('')
  /** The opened records, the current one last. */
  const [trail, setTrail] = useState<readonly RecordPlace[]>([])
  const collections = useReply(readCollections)
  const open = trail.at(-1)
  if (open) {
    return (
      <RecordDetail
        key={`${open.collection} ${open.id}`}
        place={open}
        onOpen={(next) => setTrail([...trail, next])}
        onBack={() => setTrail(trail.slice(0, -1))}
      />
    )
  }
  return (
    <Block title={texts.records} hint={texts.readOnly}>
      <Row>
        <Field label={texts.collection}>
          <Select value={collection} onChange={({ target }) => setCollection(target.value)}>
            {collections?.map((each) => (
              <option key={each.collection} value={each.collection}>
                {texts.option(collectionLabel(texts, each.collection), count(each.count))}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.search}>
          <TextInput
            type="search"
            placeholder={texts.searchHint}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Field>
      </Row>
      <Found key={collection} collection={collection} search={search} onOpen={(id) => setTrail([{ collection, id }])} />
    </Block>
  )
}

type FoundProps = { collection: string; search: string; onOpen: (id: RecordPlace['id']) => void }

function Found({ collection, search, onOpen }: FoundProps) {
  const texts = useTexts(worldTexts)
  const read = useCallback((control: Control) => control.records({ collection, search }), [collection, search])
  const found = useReply(read)
  if (!found) return null
  const { records } = found
  return (
    <>
      <output className={css.found}>
        {[
          found.count === 0 ? texts.none : texts.found(count(found.count)),
          ...(found.count > records.length ? [texts.firstOnes(count(records.length))] : []),
        ].join(' · ')}
      </output>
      <ul className={css.records} aria-label={collectionLabel(texts, collection)}>
        {records.map((record) => (
          <li key={record.id}>
            <button type="button" onClick={() => onOpen(record.id)}>
              <code>{record.id}</code>
              <span>{summaryOf(record)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
