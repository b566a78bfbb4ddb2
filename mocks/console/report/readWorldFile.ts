import { WORLD_ID } from './reportHtml.ts'

/** The exported world in a report, or in a file of `exportWorld`; undefined in any other text. */
export function worldIn(text: string): string | undefined {
  const start = `<script type="application/json" id="${WORLD_ID}">`
  const at = text.lastIndexOf(start)
  const world = at === -1 ? text : text.slice(at + start.length, text.indexOf('</script>', at))
  try {
    const parsed: unknown = JSON.parse(world)
    return Reflect.get(Object(parsed), 'format') === 'pickers-world' ? world : undefined
  } catch {
    return undefined
  }
}
