import { DeviceStorage } from './DeviceStorage.tsx'
import { RecordBrowser } from './RecordBrowser.tsx'
import { WorldFile } from './WorldFile.tsx'

/**
 * The records of the world, how it is taken elsewhere, and what this device stores. The console takes dropped files. A file of
 * its own, since it is loaded when the tab is chosen.
 */
export function WorldTab() {
  return (
    <>
      <WorldFile />
      <RecordBrowser />
      <DeviceStorage />
    </>
  )
}
