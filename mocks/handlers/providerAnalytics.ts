import * as v from 'valibot'
import { hitsShape } from '../providers/calls.ts'
import { get, post, type ProviderCall } from './providerCall.ts'

const KEPT = 500

/** The collector of page views: remembers the latest as long as this backend runs, for tests and for whoever looks. */
export function analyticsCalls(): Readonly<Record<string, ProviderCall>> {
  const hits: Record<string, string>[] = []
  return {
    'analytics/collect': post(v.unknown(), v.null(), ({ query }) => {
      hits.push(query)
      hits.splice(0, hits.length - KEPT)
      return null
    }),
    'analytics/hits': get(hitsShape, () => [...hits]),
  }
}
