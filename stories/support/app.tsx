import { lazy, Suspense } from 'react'

// Storybook loads the files of the stories beside the shown one too: they bring the whole app only when it is shown.
const WholeApp = lazy(async () => ({ default: (await import('./wholeApp.tsx')).WholeApp }))

/** The whole app at `parameters.path`, as the component of a story. */
export const App = () => (
  <Suspense fallback={null}>
    <WholeApp />
  </Suspense>
)
