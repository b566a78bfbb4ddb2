import { QueryStatus } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import type { RootState } from '../store/reducer.ts'
import { useAppSelector } from '../store/hooks.ts'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { appTexts } from './texts.ts'
import { useIsSlow } from './useIsSlow.ts'

/** Shown while a page waits long for a reply, since requests have no timeout; dismissed for this wait. */
export function SlowNotice() {
  const since = useAppSelector(oldestPendingQuery)
  const isSlow = useIsSlow(since)
  const [dismissed, setDismissed] = useState<number>()
  const { slow } = useTexts(appTexts)
  const { close } = useTexts(commonTexts)
  if (!isSlow || dismissed === since) return null
  return (
    <Notice
      action={
        <Button look="quiet" size="compact" onClick={() => location.reload()}>
          {slow.reload}
        </Button>
      }
      closeLabel={close}
      onClose={() => setDismissed(since)}
    >
      {slow.text}
    </Notice>
  )
}

/** When the longest running query started. The placeholder announces a slow restoration of the session. */
function oldestPendingQuery({ api, auth }: RootState): number | undefined {
  if (auth.restoration === 'pending') return undefined
  const starts = Object.values(api.queries).flatMap((query) =>
    query?.status === QueryStatus.pending && query.startedTimeStamp !== undefined ? [query.startedTimeStamp] : [],
  )
  return starts.length > 0 ? Math.min(...starts) : undefined
}
