import { withLockWhenFree } from './lock.ts'

/** A change of a stored value takes a few milliseconds. */
const MAX_WAIT_MS = 2000

const waiting = new Set<() => void>()
let isChanging = false

/**
 * Runs `change`, which reads a stored value, changes it and writes it, alone among the windows of this browser: without the lock, a
 * window in another process may not see yet what was written a moment ago, and would overwrite it. It runs at once without Web Locks
 * or within another change, and at the latest when the page is left or the lock was not free for two seconds. Resolves after it.
 */
export async function changeStored(change: () => void): Promise<void> {
  if (isChanging) {
    change()
    return
  }
  const run = () => {
    if (!waiting.delete(run)) return
    isChanging = true
    try {
      change()
    } finally {
      isChanging = false
    }
  }
  waiting.add(run)
  addEventListener('pagehide', runAll)
  await withLockWhenFree('pickers-stored', MAX_WAIT_MS, async () => run())
}

function runAll(): void {
  for (const run of waiting) run()
}
