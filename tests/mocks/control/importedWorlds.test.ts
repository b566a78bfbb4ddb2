import { expect, onTestFinished, test, vi } from 'vitest'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { steered } from './steered.ts'

type Change = [collection: string, id: unknown, record: object | null]
type Archive = Record<string, unknown> & { readonly changes: readonly Change[] }

/** The export of a scenario, with more changes and stored items than it has. */
async function archiveWith(changes: readonly Change[], more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { control } = steered()
  await control.scenario({ id: 'home-picked' })
  const archive: Archive = JSON.parse((await control.exportWorld()).text)
  return JSON.stringify({ ...archive, ...more, changes: [...archive.changes, ...changes] })
}

test('an English world whose texts cannot be loaded is refused, and nothing has changed', async () => {
  vi.resetModules()
  vi.doMock('../../../mocks/db/seed/english/english.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  onTestFinished(() => void vi.doUnmock('../../../mocks/db/seed/english/english.ts'))
  const text = await archiveWith([], { language: 'en' })
  const apart = await import('./steered.ts')
  const shared = new MemoryLog()
  const shop = apart.steered({ shared })
  await apart.standIn(shop, 'home-picked')
  const before = await shared.read(0)
  const refused = { code: 'TEXTS_NOT_LOADED', message: expect.stringContaining('nothing has changed') }
  await expect(shop.control.importWorld({ text })).rejects.toMatchObject(refused)
  await expect(shop.control.reset({ language: 'en' })).rejects.toMatchObject(refused)
  await expect(shop.control.scenario({ id: 'home-picked', language: 'en' })).rejects.toMatchObject(refused)
  expect(await shared.read(0)).toEqual(before)

  vi.doUnmock('../../../mocks/db/seed/english/english.ts')
  await expect(shop.control.importWorld({ text })).resolves.toMatchObject({ start: '/' })
})
