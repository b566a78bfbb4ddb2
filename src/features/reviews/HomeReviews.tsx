import { live } from '../../api/api.ts'
import { useState } from 'react'
import { NotShown, QueryView } from '../../api/QueryView.tsx'
import { useReviewPreviewQuery } from './api.ts'
import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Carousel } from '../../ui/layout/Carousel.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import css from './HomeReviews.module.css'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewViewer } from './ReviewViewer.tsx'
import { reviewTexts } from './texts.ts'

/** Reviews, as many cards at a time as fit; a card opens the whole review. */
export function HomeReviews() {
  const texts = useTexts(reviewTexts)
  const query = useReviewPreviewQuery(undefined, live)
  const [open, setOpen] = useState<number | null>(null)
  const atATime = useCardsAtATime()
  const more = (
    <ButtonLink variant="quiet" to={patterns.reviews}>
      {texts.more}
    </ButtonLink>
  )
  return (
    <Section title={texts.homeTitle} aside={more} variant="first">
      <QueryView
        query={query}
        call="reviewPreview"
        loading={<Skeleton count={atATime} layout={css.awaited} />}
        empty={<EmptyState title={texts.none} />}
      >
        {({ items: reviews, unreadable }) => (
          <>
            <Carousel
              label={texts.homeTitle}
              variant={atATime === 1 ? 'peek' : 'full'}
              controls="above"
              slides={grouped(reviews, atATime).map((group) => (
                <div key={group[0]?.id} className={css.cards} style={{ '--cards': atATime }}>
                  {group.map((review) => (
                    <ReviewCard key={review.id} review={review} hasProduct onOpen={() => setOpen(reviews.indexOf(review))} />
                  ))}
                </div>
              ))}
            />
            <NotShown count={unreadable.length} />
            {open !== null && <ReviewViewer reviews={reviews} first={open} onClose={() => setOpen(null)} />}
          </>
        )}
      </QueryView>
    </Section>
  )
}

/** One on phones, with the edges of its neighbours; several on wider screens. */
function useCardsAtATime(): number {
  const isTablet = useMediaQuery('(width >= 43.75em)')
  const isDesktop = useMediaQuery('(width >= 64em)')
  if (isDesktop) return 4
  return isTablet ? 3 : 1
}

function grouped<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size))
}
