import { ComingSoon } from '../episode/ComingSoon.tsx'
import { episodeTexts } from '../episode/texts.ts'
import { HomeReviews } from '../reviews/HomeReviews.tsx'
import { ShopBanner } from '../shop/ShopBanner.tsx'
import { ArchiveTeaser } from '../trend/ArchiveTeaser.tsx'
import { Caption } from '../../ui/layout/Caption.tsx'
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
  if (!episode) return <HomeTitle />
  const { detail, styles } = episode
  return (
    <section className={css.ended} data-theme="dark">
      <header className={css.content}>
        <h1 tabIndex={-1} className={css.title} lang={langOf(detail.title)}>
          {detail.title}
        </h1>
        <p className={`${css.line} small`}>{texts.ended}</p>
      </header>
      <div className={css.film} aria-hidden="true">
        {styles.map(({ id, imageUrl }, index) => (
          <div key={id}>
            <Caption number={index + 1} />
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
