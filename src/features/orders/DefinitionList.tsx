import css from './Orders.module.css'

type Fact = readonly [name: string, value: string]

/** Known facts as a `<dl>`, with the total in the last row. */
export function DefinitionList({ facts, total }: { facts: readonly Fact[]; total?: Fact }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {total && (
        <div className={css.total}>
          <dt>{total[0]}</dt>
          <dd>{total[1]}</dd>
        </div>
      )}
    </dl>
  )
}
