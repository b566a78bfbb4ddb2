import { NextScreen } from '../../api/NotLoaded.tsx'
import { useAppSelector } from '../../hooks.ts'
import { firstViewShown } from '../../ui/firstView.ts'
import { lazyComponent } from '../../ui/lazyComponent.tsx'

const NewProducts = lazyComponent(
  async () => {
    await firstViewShown()
    return (await import('./NewProducts.tsx')).NewProducts
  },
  { ifFailed: () => null, waiting: <NextScreen /> },
)

/** The newest products below a page that has nothing else to show, after its first view; a visitor cannot ask for them. */
export function NewBelow({ variant }: { variant?: 'columns' | 'row' }) {
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  return isSignedIn && <NewProducts {...(variant && { variant })} />
}
