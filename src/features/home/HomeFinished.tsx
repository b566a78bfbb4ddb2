import { ComingSoon } from '../episode/ComingSoon.tsx'
import { HomeReviews } from '../reviews/HomeReviews.tsx'
import { ShopBanner } from '../shop/ShopBanner.tsx'
import { ArchiveTeaser } from '../trend/ArchiveTeaser.tsx'
import { Page } from '../../ui/Page.tsx'
import { HomeTitle } from './HomeTitle.tsx'
import { useCurrentEpisodeQuery } from '../episode/api.ts'
import { twoDigits } from '../../lib/twoDigits.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './HomeFinished.module.css'
import { homeTexts } from './texts.ts'

/** Home between two episodes. */
export function HomeFinished() {
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

/** Shown between two episodes: the finished one. */
function EpisodeEnded() {
  const texts = useTexts(homeTexts)
  const { data: episode } = useCurrentEpisodeQuery()
  return <p className={css.line}>{episode && texts.ended(`EP ${twoDigits(episode.detail.id)}`)}</p>
}
