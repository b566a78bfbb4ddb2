import { langOf } from '../../lib/langOf.ts'
/** A text with names of styles, which have their own language; `{0}` is the first name. */
export function Sentence({ text, names }: { text: string; names: readonly string[] }) {
  return text.split(/(\{\d\})/).map((part, at) => {
    const index = /^\{(\d)\}$/.exec(part)?.[1]
    const name = index === undefined ? undefined : names[Number(index)]
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
      <span key={at} lang={name === undefined ? undefined : langOf(name)}>
        {name ?? part}
      </span>
    )
  })
}
