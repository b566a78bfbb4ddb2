import * as v from 'valibot'
import { hitsShape } from './calls.ts'
import { get, post, type ProviderCall } from './call.ts'

const MAX_HITS = 500

/** The collector of page views. It stores the latest ones in memory. */
export function analyticsCalls(): Readonly<Record<string, ProviderCall>> {
  const hits: Record<string, string>[] = []
  return {
    'analytics/collect': post(v.unknown(), v.null(), ({ query }) => {
      hits.push(query)
      hits.splice(0, hits.length - MAX_HITS)
      return null
    }),
    'analytics/hits': get(hitsShape, () => [...hits]),
  }
}
