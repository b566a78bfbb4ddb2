import { type KeyboardEvent, useId, useState } from 'react'
import { wrapIndex } from '../../lib/swipe.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { sentences } from '../../ui/sentences.tsx'
import { tablesFor } from './sizeGuide.ts'
import type { SizeTable } from './sizeTables.ts'
import css from './SizeGuideDialog.module.css'
import { sizeGuideTexts } from './sizeGuideTexts.ts'

type Props = { category: string; name: string; sizes: readonly string[]; onClose: () => void }

/** The size tables of the product's kind in cm, with a tab per garment. */
export function SizeGuideDialog({ category, name, sizes, onClose }: Props) {
  const texts = useTexts(sizeGuideTexts)
  const id = useId()
  const tables = tablesFor({ category, name, sizes })
  const [at, setAt] = useState(0)
  const shown = tables[at]

  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    const next = wrapIndex(at + step, tables.length)
    setAt(next)
    document.getElementById(`${id}${next}`)?.focus()
  }
  return (
    <Dialog variant="wide" title={texts.title} onClose={onClose}>
      <p className={css.intro}>{shown && sentences(`${texts.intros[shown.kind]} ${texts.tolerance}`)}</p>
      <div className={css.tabs} role="tablist" tabIndex={-1} aria-label={texts.title} onKeyDown={turn}>
        {tables.map(({ garment }, index) => (
          <button
            key={garment}
            id={`${id}${index}`}
            type="button"
            role="tab"
            aria-selected={index === at}
            aria-controls={`${id}panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setAt(index)}
          >
            {texts.garments[garment].name}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${at}`}>
        {shown && <Measures table={shown} own={sizes} />}
      </div>
    </Dialog>
  )
}

function Measures({ table: { garment, columns, rows }, own }: { table: SizeTable; own: readonly string[] }) {
  const texts = useTexts(sizeGuideTexts)
  return (
    <>
      {/* A wide table can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable */}
      <section className={css.scroll} tabIndex={0} aria-label={texts.tables}>
        <table className={css.table}>
          <caption>{`${texts.garments[garment].name} · ${texts.tables}`}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.size}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {texts.measures[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size = '', ...values]) => (
              <tr key={size} data-own={own.includes(size)}>
                <th scope="row">{size}</th>
                {columns.map((column, index) => (
                  <td key={column}>{values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.some(([size = '']) => own.includes(size)) && <p className={css.note}>{texts.onSale}</p>}
      <p className={css.note}>{texts.garments[garment].note}</p>
      <HowTo columns={columns} />
    </>
  )
}

function HowTo({ columns }: Pick<SizeTable, 'columns'>) {
  const { measures, how, howTitle } = useTexts(sizeGuideTexts)
  const instructions = Object.entries(how).filter(([part]) => columns.some((column) => column === part))
  const names = new Map<string, string>(Object.entries(measures))
  if (instructions.length === 0) return null
  return (
    <section className={css.how}>
      <h3>{howTitle}</h3>
      <dl>
        {instructions.map(([part, text]) => (
          <div key={part}>
            <dt>{names.get(part)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
