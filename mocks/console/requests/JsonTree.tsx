import { parseJson } from '../../db/parseJson.ts'
import css from './JsonTree.module.css'

/** A long list shows so many of its entries. */
const MAX_SHOWN = 100

/** Text as a tree where it is JSON, else as it is. */
export function JsonText({ text }: { text: string }) {
  const parsed = parseJson(text)
  return parsed ? (
    <div className={css.tree}>
      <JsonValue value={parsed.value} depth={0} />
    </div>
  ) : (
    <pre className={css.text}>{text}</pre>
  )
}

type Props = { value: unknown; name?: string; depth: number }

function JsonValue({ value, name, depth }: Props) {
  if (typeof value !== 'object' || value === null) {
    return (
      <p>
        {name !== undefined && <span className={css.name}>{`${name}: `}</span>}
        <code data-type={value === null ? 'null' : typeof value}>{JSON.stringify(value)}</code>
      </p>
    )
  }
  const entries: [string, unknown][] = Object.entries(value)
  const size = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`
  return (
    <details open={depth < 2}>
      <summary>
        {name !== undefined && <span className={css.name}>{`${name} `}</span>}
        <span className={css.size}>{size}</span>
      </summary>
      <div className={css.entries}>
        {entries.slice(0, MAX_SHOWN).map(([key, inner]) => (
          <JsonValue key={key} name={key} value={inner} depth={depth + 1} />
        ))}
        {entries.length > MAX_SHOWN && <p className={css.size}>{`… +${entries.length - MAX_SHOWN}`}</p>}
      </div>
    </details>
  )
}
