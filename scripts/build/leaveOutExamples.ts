import { parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'

/** Leaves the examples of the contract's operations out of builds: no page uses them. */
export function leaveOutExamples(): Plugin {
  return {
    name: 'leave-out-examples',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/contract\/\w+\.ts$/, code: /\bexample: \{/ },
      handler: (code, id) => ({ code: withoutExamples(id, code), map: null }),
    },
  }
}

/** The source with spaces in place of every property `example`, so that all others stay in their places. */
export function withoutExamples(file: string, source: string): string {
  let rest = source
  new Visitor({
    Property: ({ key, start, end }) => {
      if (key.type !== 'Identifier' || key.name !== 'example') return
      const comma = source[end] === ',' ? end + 1 : end
      rest = rest.slice(0, start) + source.slice(start, comma).replaceAll(/\S/g, ' ') + rest.slice(comma)
    },
  }).visit(parseSync(file, source).program)
  return rest
}
