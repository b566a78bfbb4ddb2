import type { Scenario } from '../scenarios/scenario.ts'
import type { Local } from '../control/local.ts'

/** Empty without `mocks/local.ts`, which git ignores. */
const files = import.meta.glob<{ local: Local }>('../local.ts')

/** The developer's `mocks/local.ts`, if there is one. */
export async function findLocal(): Promise<Local> {
  const [load] = Object.values(files)
  return load ? (await load()).local : {}
}

export async function findScenarios(): Promise<readonly Scenario[]> {
  return (await (current ?? findLocal())).scenarios ?? []
}

type Listener = (local: Local) => void

/** Survives hot reload: each version of this module adds to the listeners of the previous one. */
const listeners: Set<Listener> = import.meta.hot?.data['listeners'] ?? new Set()
let current: Promise<Local> | undefined

/** Calls the listener whenever the dev server sends a changed `mocks/local.ts`. */
export function onLocalChange(listener: Listener): void {
  listeners.add(listener)
}

if (import.meta.hot) {
  import.meta.hot.data['listeners'] = listeners
  listeners.add((local) => {
    current = Promise.resolve(local)
  })
  import.meta.hot.accept((changed) => {
    const found: Promise<Local> | undefined = changed?.['findLocal']()
    void Promise.all([current ?? findLocal(), found]).then(([before, local = {}]) =>
      // The world was made with these.
      [before, local].some(({ operations, resources }) => operations ?? resources)
        ? location.reload()
        : listeners.forEach((listener) => listener(local)),
    )
  })
}
