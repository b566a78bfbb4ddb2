import { useTexts } from '../../../src/texts/useTexts.ts'
import { preferenceKeys, storageKeys } from '../../../src/contract/storageKeys.ts'
import { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../../../src/lib/storage.ts'
import { Block } from '../Block.tsx'
import { useReply } from '../consoleContext.ts'
import { JsonText } from '../requests/JsonTree.tsx'
import css from './DeviceStorage.module.css'
import { worldTexts } from './worldTexts.ts'

const places: readonly (readonly [name: string, storage: SafeStorage, keys: readonly string[]])[] = [
  ['localStorage', safeLocalStorage, [...storageKeys.localStorage, ...preferenceKeys]],
  ['sessionStorage', safeSessionStorage, storageKeys.sessionStorage],
]

async function readStored() {
  // Undefined on plain http.
  const manager: StorageManager | undefined = navigator.storage
  const estimate = await manager?.estimate().catch(() => undefined)
  const items = places.flatMap(([place, storage, keys]) =>
    keys.flatMap((key) => {
      const value = storage.read(key)
      return value === null ? [] : [{ place, key, value }]
    }),
  )
  return { estimate, items }
}

/** The keys of the app with their values, and how full the browser's storage is. */
export function DeviceStorage() {
  const texts = useTexts(worldTexts)
  const stored = useReply(readStored)
  if (!stored) return null
  const { usage, quota } = stored.estimate ?? {}
  const isKnown = usage !== undefined && quota !== undefined
  return (
    <Block title={texts.stored} hint={isKnown ? texts.usage(megabytes(usage), megabytes(quota)) : texts.noUsage}>
      {stored.items.length === 0 && <p className={css.none}>{texts.noKeys}</p>}
      {stored.items.map(({ place, key, value }) => (
        <details key={place + key} className={css.item}>
          <summary>
            <strong>{`${key} `}</strong>
            <span className={css.place}>{place}</span>
          </summary>
          <JsonText text={value} />
        </details>
      ))}
    </Block>
  )
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
