import * as v from 'valibot'

/** In the local storage of the world, as the app's own keys are. */
const KEY = 'pickers-mock:scenario'

const schema = v.object({
  id: v.string(),
  /** The steps done, by their index. */
  done: v.array(v.number()),
})

/** The scenario last started in this world, and which of its steps a tester has ticked off. */
export type RunningScenario = v.InferOutput<typeof schema>

/** The running scenario of a window's world; undefined where there is none or storage is blocked. */
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
    // Blocked storage: the steps are shown in the gallery alone.
  }
}
