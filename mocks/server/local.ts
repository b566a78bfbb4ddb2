import { existsSync } from 'node:fs'
import type { Local } from '../control/local.ts'

const file = new URL('../local.ts', import.meta.url)

/** The developer's own mocks, if any. */
export async function findLocal(): Promise<Local> {
  if (!existsSync(file)) return {}
  const found: { local?: Local } = await import(file.href)
  return found.local ?? {}
}
