import { useEffect, useState } from 'react'
import { changeEntry, readChecklist, storeChecklist, type Checklist, type ChecklistEntry } from './checklist.ts'

export type ChecklistState = {
  readonly checklist: Checklist
  readonly change: (id: string, change: Partial<Pick<ChecklistEntry, 'result' | 'note'>>) => void
  readonly replace: (checklist: Checklist) => void
  /** Whether the page was opened with entries. */
  readonly isBegun: boolean
}

/** The checklist of this device, stored and synchronized with other windows. */
export function useChecklist(): ChecklistState {
  const [checklist, setChecklist] = useState(readChecklist)
  const [isBegun] = useState(Object.keys(checklist).length > 0)
  useEffect(() => {
    const follow = () => setChecklist(readChecklist())
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  const replace = (next: Checklist) => {
    storeChecklist(next)
    setChecklist(next)
  }
  const change: ChecklistState['change'] = (id, changed) => replace(changeEntry(checklist, id, changed))
  return { checklist, change, replace, isBegun }
}
