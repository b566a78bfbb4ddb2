import { DeviceStorage } from './DeviceStorage.tsx'
import { WorldFile } from './WorldFile.tsx'

/**
 * How the world is taken elsewhere and started over, and what this device stores. The console takes dropped files. A file of its
 * own, since it is loaded when the tab is chosen.
 */
export function WorldTab() {
  return (
    <>
      <WorldFile />
      <DeviceStorage />
    </>
  )
}
