import { startHost } from '../e2e/support/hosts.ts'
import { site } from './site.ts'

export default async function serveSite() {
  const host = await startHost({ root: site.build, base: site.base, style: '404.html', port: site.port })
  return () => host.close()
}
