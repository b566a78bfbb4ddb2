import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changeStored } from '../../src/lib/changeStored.ts'
import { worldLanguage } from '../page/pageLanguage.ts'
import {
  browserOf,
  changeEntry,
  readChecklist,
  storeChecklist,
  type Checklist,
  type EntryChange,
  type Place,
} from './checklist.ts'

export type ChecklistState = {
  readonly checklist: Checklist
  readonly change: (id: string, change: EntryChange) => void
  readonly replace: (change: (stored: Checklist) => Checklist) => void
  /** Whether the page was opened with entries. */
  readonly isBegun: boolean
}

/** Dispatched after a change in this window, which gets no `storage` event of it. */
const CHANGED = 'pickers-mock:checklist-changed'

const pagePlace = (): Place => ({ browser: browserOf(navigator.userAgent), language: worldLanguage() })

/** The checklist of this device, stored and synchronized with other windows; `readPlace` says where is tested. */
export function useChecklist(readPlace: () => Place = pagePlace): ChecklistState {
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
    for (const type of ['storage', CHANGED]) addEventListener(type, () => onStorage(), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  /** Changes what is stored, which other windows change too, and shows the change at once. */
  const replace: ChecklistState['replace'] = (changeOf) => {
    setChecklist(changeOf)
    waiting.current += 1
    void changeStored(() => {
      waiting.current -= 1
      storeChecklist(changeOf(readChecklist()))
      follow()
      dispatchEvent(new Event(CHANGED))
    })
  }
  const change: ChecklistState['change'] = (id, changed) => replace((stored) => changeEntry(stored, id, changed, readPlace()))
  return { checklist, change, replace, isBegun }
}
