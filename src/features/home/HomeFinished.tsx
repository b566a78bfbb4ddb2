import { useEffect, useState } from 'react'
import type { Style } from '../../contract/episodes.ts'
import type { Ranked } from '../../contract/picks.ts'
import { ComingSoon } from '../episode/ComingSoon.tsx'
import { episodeTexts } from '../episode/texts.ts'
import { useStatisticsSummaryQuery } from '../pick/api.ts'
import { HomeReviews } from '../reviews/HomeReviews.tsx'
import { ShopBanner } from '../shop/ShopBanner.tsx'
import { ArchiveTeaser } from '../trend/ArchiveTeaser.tsx'
import { figuresOf, ranksOf } from '../trend/measure.ts'
import { firstViewShown } from '../../ui/firstView.ts'
import { Image } from '../../ui/Image.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { HomeTitle } from './HomeTitle.tsx'
import { useCurrentEpisode } from '../episode/api.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './HomeFinished.module.css'

/** Home between two episodes. */
export function HomeFinished() {
  return (
    <>
      <EndedEpisode />
      <Page>
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

/** The finished episode on its film, as the page's title. */
function EndedEpisode() {
  const texts = useTexts(episodeTexts)
  const { data: episode } = useCurrentEpisode()
  const { data: result } = useStatisticsSummaryQuery(undefined, { skip: !useIsFirstViewShown() })
  if (!episode) return <HomeTitle />
  const { detail } = episode
  const hotPicks = result?.hotPicks.slice(0, 5) ?? []
  const ranks = ranksOf(hotPicks.length, figuresOf(hotPicks, String))
  return (
    <section className={css.ended} data-theme="dark">
      <header className={css.content}>
        <h1 tabIndex={-1} className={css.title} lang={langOf(detail.title)}>
          {detail.title}
        </h1>
        <p className={`${css.line} small`}>{texts.ended}</p>
      </header>
      <div className={css.film} aria-hidden="true">
        {byResult(episode.styles, hotPicks).map(({ id, imageUrl }, index) => (
          <div key={id}>
            <span className={`${css.rank} caption`}>{ranks[index] === undefined ? '\u00A0' : texts.rank(ranks[index])}</span>
            <Image
              picture={{ ...imageAttributes(imageUrl), sizes: '11rem' }}
              paperColor={id}
              crop="upper"
              isFirst={index === 0}
            />
          </div>
        ))}
      </div>
    </section>
  )
}

/** The five most picked styles, then the others in the episode's order; before the result is known, or without one, all of them so. */
function byResult(styles: readonly Style[], hotPicks: readonly Ranked[]) {
  const first = hotPicks.flatMap(({ id }) => styles.filter((style) => style.id === id))
  return [...first, ...styles.filter((style) => !first.includes(style))]
}

/** Whether what home shows first is there: before it nothing else is asked for. */
function useIsFirstViewShown(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let isMounted = true
    void firstViewShown().then(() => isMounted && setShown(true))
    return () => {
      isMounted = false
    }
  }, [])
  return isShown
}
