import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { LeftOutNotice } from './LeftOutNotice.tsx'
import { Navigation } from './navigation/Navigation.tsx'
import { Placeholder } from '../ui/Placeholder.tsx'
import { SessionGate } from '../features/session/SessionGate.tsx'
import { useLoginAfterExpiry } from '../features/session/useLoginAfterExpiry.ts'
import { Shell } from './Shell.tsx'
import { SlowNotice } from './SlowNotice.tsx'
import { UnsavedNotice } from './UnsavedNotice.tsx'
import { useFollowWindows } from './useFollowWindows.ts'
import { useHeaderOnScrollUp } from './useHeaderOnScrollUp.ts'
import { useRestoredCheckouts } from './useRestoredCheckouts.ts'

export function Layout() {
  useLoginAfterExpiry()
  useFollowWindows()
  useHeaderOnScrollUp()
  const areCheckoutsRestored = useRestoredCheckouts()
  return (
    <Shell navigation={navigation}>
      <SessionGate>
        <Suspense fallback={<Placeholder />}>{areCheckoutsRestored ? <Outlet /> : <Placeholder />}</Suspense>
      </SessionGate>
    </Shell>
  )
}

const navigation = (
  <>
    <Navigation />
    <UnsavedNotice />
    <LeftOutNotice />
    <SlowNotice />
  </>
)
