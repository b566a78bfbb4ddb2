import { ComingSoon } from '../episode/ComingSoon.tsx'
import { HomeReviews } from '../reviews/HomeReviews.tsx'
import { ShopBanner } from '../shop/ShopBanner.tsx'
import { ArchiveTeaser } from '../trend/ArchiveTeaser.tsx'
import { Page } from '../../ui/Page.tsx'
import { EpisodeEnded } from './EpisodeEnded.tsx'
import { HomeTitle } from './HomeTitle.tsx'

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
