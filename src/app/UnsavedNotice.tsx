import { useState, useSyncExternalStore } from 'react'
import { hasUnsavedValues, subscribeToUnsavedValues } from '../lib/storage.ts'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Notice } from '../ui/Notice.tsx'
import { noticeTexts } from './noticeTexts.ts'

/** Shown while the browser's storage is blocked or full and lacks something of the shopper's (CART-06), until dismissed. */
export function UnsavedNotice() {
  const isUnsaved = useSyncExternalStore(subscribeToUnsavedValues, hasUnsavedValues)
  const [isDismissed, setDismissed] = useState(false)
  const { unsaved } = useTexts(noticeTexts)
  const { close } = useTexts(commonTexts)
  if (!isUnsaved || isDismissed) return null
  return (
    <Notice closeLabel={close} onClose={() => setDismissed(true)}>
      {unsaved}
    </Notice>
  )
}
