import { QueryStatus } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import type { RootState } from './store.ts'
import { useAppSelector } from '../hooks.ts'
import { commonTexts } from '../texts/common.ts'
import { slowTexts } from '../texts/slow.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useIsSlow } from '../ui/useIsSlow.ts'

/** Shown while a page or a form waits long for a reply, since requests have no timeout (AUTH-16); dismissed for this wait. */
export function SlowNotice() {
  const since = useAppSelector(oldestPendingRequest)
  const isSlow = useIsSlow(since)
  const [dismissed, setDismissed] = useState<number>()
  const slow = useTexts(slowTexts)
  const { close } = useTexts(commonTexts)
  if (!isSlow || dismissed === since) return null
  return (
    <Notice
      action={
        <Button variant="quiet" size="compact" onClick={() => location.reload()}>
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

/** The upload of photos shows its own progress. */
const UPLOAD = 'createReview'

/** When the longest running request started. The placeholder announces a slow restoration of the session. */
function oldestPendingRequest({ api, auth }: RootState): number | undefined {
  if (auth.restoration === 'pending') return undefined
  const starts = [...Object.values(api.queries), ...Object.values(api.mutations)].flatMap((request) =>
    request?.status === QueryStatus.pending && request.startedTimeStamp !== undefined && request.endpointName !== UPLOAD
      ? [request.startedTimeStamp]
      : [],
  )
  return starts.length > 0 ? Math.min(...starts) : undefined
}
