import type { PickersWorld } from '../db/createWorld.ts'
import { upsert } from '../db/collection.ts'
import { defaultDevice } from '../scenarios/startState.ts'

/** The real values, to be restored. */
const real = { userAgent: navigator.userAgent, isOnline: () => Reflect.get(Navigator.prototype, 'onLine', navigator) }
let emulated = defaultDevice
let isOpenReplaced = false

/** Emulates the world's device in this page: user agent, network, blocked popups. */
export async function emulateDevice(world: PickersWorld): Promise<void> {
  const before = emulated
  emulated = await world.read((tx) => tx.devices.findFirst((q) => q.where({ id: 'device' })) ?? defaultDevice)
  if (emulated.userAgent !== before.userAgent) overrideNavigator('userAgent', () => emulated.userAgent ?? real.userAgent)
  if (emulated.isOffline !== before.isOffline) {
    overrideNavigator('onLine', () => !emulated.isOffline && real.isOnline())
    dispatchEvent(new Event(emulated.isOffline ? 'offline' : 'online'))
  }
  if (emulated.popupsBlocked > 0) blockPopups(world)
}

function overrideNavigator(property: 'userAgent' | 'onLine', get: () => unknown): void {
  Object.defineProperty(navigator, property, { configurable: true, get })
}

/** Like a popup blocker, `open` returns null for the next `popupsBlocked` calls. */
function blockPopups(world: PickersWorld): void {
  if (isOpenReplaced) return
  isOpenReplaced = true
  const open = globalThis.open.bind(globalThis)
  globalThis.open = (...given) => {
    if (emulated.popupsBlocked === 0) return open(...given)
    const popupsBlocked = emulated.popupsBlocked - 1
    emulated = { ...emulated, popupsBlocked }
    void world.transaction((tx) => void upsert(tx.devices, { ...emulated, id: 'device', popupsBlocked }))
    return null
  }
}
