import type { PickersWorld } from '../db/collections.ts'
import { defaultDevice } from '../scenarios/startState.ts'

/** What this page really is, to go back to. */
const real = { userAgent: navigator.userAgent, isOnline: () => Reflect.get(Navigator.prototype, 'onLine', navigator) }
let pretended = defaultDevice
let isPopupGuarded = false

/** Makes this page the device its world says: user agent, network, blocked popups. The client never knows. */
export async function becomeDevice(world: PickersWorld): Promise<void> {
  const before = pretended
  pretended = await world.read((tx) => tx.devices.get('device') ?? defaultDevice)
  if (pretended.userAgent !== before.userAgent) pretend('userAgent', () => pretended.userAgent ?? real.userAgent)
  if (pretended.isOffline !== before.isOffline) {
    pretend('onLine', () => !pretended.isOffline && real.isOnline())
    dispatchEvent(new Event(pretended.isOffline ? 'offline' : 'online'))
  }
  if (pretended.popupsBlocked > 0) guardPopups(world)
}

function pretend(property: 'userAgent' | 'onLine', get: () => unknown): void {
  Object.defineProperty(navigator, property, { configurable: true, get })
}

/** A browser that blocks a popup answers null at once; so does this, as often as the world says. */
function guardPopups(world: PickersWorld): void {
  if (isPopupGuarded) return
  isPopupGuarded = true
  const open = globalThis.open.bind(globalThis)
  globalThis.open = (...given) => {
    if (pretended.popupsBlocked === 0) return open(...given)
    const popupsBlocked = pretended.popupsBlocked - 1
    pretended = { ...pretended, popupsBlocked }
    void world.transaction((tx) => void tx.devices.put({ ...pretended, id: 'device', popupsBlocked }))
    return null
  }
}
