import { useTexts } from '../../texts/useTexts.ts'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { shoeSize, sizeTable } from './sizeGuide.ts'
import css from './SizeGuideDialog.module.css'
import { sizeGuideTexts } from './sizeGuideTexts.ts'

type Props = { category: string; sizes: readonly string[]; onClose: () => void }

/** The body measurements of a product's sizes. */
export function SizeGuideDialog({ category, sizes, onClose }: Props) {
  const texts = useTexts(sizeGuideTexts)
  const { columns, rows } = sizeTable(category, sizes)
  const shoe = shoeSize(sizes)
  const text = shoe === undefined ? texts.none : texts.shoes(shoe, String(Number(shoe) / 10))
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className={css.intro}>{rows.length > 0 ? texts.intro : text}</p>
      {rows.length > 0 && (
        <table className={`${css.table} figures`}>
          <caption>{texts.table}</caption>
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
            {rows.map(({ size, ranges }) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {columns.map((column, at) => (
                  <td key={column}>{texts.range(...(ranges[at] ?? [0, 0]))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
