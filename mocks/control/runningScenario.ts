import * as v from 'valibot'

/** Stored in the local storage of the world, like the app's own keys. */
const KEY = 'pickers-mock:scenario'

const schema = v.object({
  id: v.string(),
  /** Indexes of the completed steps. */
  done: v.array(v.number()),
})

/** The scenario last started in this world, and the steps that a tester has completed. */
export type RunningScenario = v.InferOutput<typeof schema>

/** The running scenario of a window's world; undefined without one, or if storage is blocked. */
export function readRunningScenario(window: Pick<Window, 'localStorage'> = globalThis): RunningScenario | undefined {
  try {
    return v.parse(schema, JSON.parse(window.localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Stores the running scenario, or removes it. */
export function storeRunningScenario(
  running: RunningScenario | undefined,
  window: Pick<Window, 'localStorage'> = globalThis,
): void {
  try {
    if (running) window.localStorage.setItem(KEY, JSON.stringify(running))
    else window.localStorage.removeItem(KEY)
  } catch {
    // With blocked storage, the steps are only shown in the gallery.
  }
}
