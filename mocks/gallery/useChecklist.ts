import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changeStored } from '../../src/lib/changeStored.ts'
import { changeEntry, readChecklist, storeChecklist, type Checklist, type ChecklistEntry } from './checklist.ts'

export type ChecklistState = {
  readonly checklist: Checklist
  readonly change: (id: string, change: Partial<Pick<ChecklistEntry, 'result' | 'note'>>) => void
  readonly replace: (change: (stored: Checklist) => Checklist) => void
  /** Whether the page was opened with entries. */
  readonly isBegun: boolean
}

/** The checklist of this device, stored and synchronized with other windows. */
export function useChecklist(): ChecklistState {
  const [checklist, setChecklist] = useState(readChecklist)
  const [isBegun] = useState(Object.keys(checklist).length > 0)
  const waiting = useRef(0)
  const follow = () => {
    // A change that waits is shown already.
    if (waiting.current === 0) setChecklist(readChecklist())
  }
  const onStorage = useEffectEvent(follow)
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('storage', () => onStorage(), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  /** Changes what is stored, which other windows change too, and shows the change at once. */
  const replace: ChecklistState['replace'] = (changeOf) => {
    setChecklist(changeOf)
    waiting.current += 1
    changeStored(() => {
      waiting.current -= 1
      storeChecklist(changeOf(readChecklist()))
      follow()
    })
  }
  const change: ChecklistState['change'] = (id, changed) => replace((stored) => changeEntry(stored, id, changed))
  return { checklist, change, replace, isBegun }
}
