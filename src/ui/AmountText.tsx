import css from './AmountText.module.css'

/** Amounts as `won` formats them. */
const amount = /(-?[\d,]+(?:원| won))/

type Props = {
  /** With formatted amounts or without, e.g. `12,900원 결제하기`. */
  children: string
}

/** A text whose amounts are on one line, and which the browser's translation leaves as they are. */
export function AmountText({ children }: Props) {
  return (
    <span>
      {children.split(amount).map((part, at) =>
        part === '' ? null : (
          // Splitting by a group puts the amounts at the odd indexes.
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
          <span key={at} className={at % 2 === 1 ? css.amount : undefined} translate={at % 2 === 1 ? 'no' : undefined}>
            {part}
          </span>
        ),
      )}
    </span>
  )
}
