import { ComingSoon } from '../features/episode/ComingSoon.tsx'
import { HomeReviews } from '../features/reviews/HomeReviews.tsx'
import { ShopBanner } from '../features/shop/ShopBanner.tsx'
import { ArchiveTeaser } from '../features/trend/ArchiveTeaser.tsx'
import { Page } from '../ui/Page.tsx'
import { EpisodeEnded } from '../features/home/EpisodeEnded.tsx'
import { HomeTitle } from '../features/home/HomeTitle.tsx'

/** Home between two episodes (HOME-02). */
export function HomeFinishedPage() {
  return (
    <>
      <Page>
        <HomeTitle />
        <EpisodeEnded />
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
