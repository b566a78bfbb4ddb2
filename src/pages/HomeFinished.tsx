import { ComingSoon } from '../features/episode/ComingSoon.tsx'
import { HomeReviews } from '../features/reviews/HomeReviews.tsx'
import { ShopBanner } from '../features/shop/ShopBanner.tsx'
import { ArchiveTeaser } from '../features/trend/ArchiveTeaser.tsx'
import { useTexts } from '../texts/provider.tsx'
import { Page } from '../ui/Page.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Home between two episodes (HOME-02). */
export function HomeFinished() {
  const { titles } = useTexts()
  return (
    <>
      <Page>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{titles.home}</h1>
        </VisuallyHidden>
        <HomeReviews />
      </Page>
      <ShopBanner />
      <Page>
        <ArchiveTeaser />
      </Page>
      <ComingSoon />
    </>
  )
}
