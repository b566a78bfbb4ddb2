import { langOf } from '../../lib/langOf.ts'
/** A text with names of styles, which have their own language; `{0}` is the first name. */
export function Sentence({ text, names }: { text: string; names: readonly string[] }) {
  return text.split(/(\{\d\})/).map((part) => {
    const place = /^\{(\d)\}$/.exec(part)?.[1]
    if (place === undefined) return part
    return (
      <span key={place} lang={langOf(names[Number(place)])}>
        {names[Number(place)]}
      </span>
    )
  })
}
