import { useState } from 'react'
import type { Review } from '../../contract/reviewShape.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Masonry } from '../../ui/Masonry.tsx'
import { ReviewTile } from './ReviewTile.tsx'
import { ReviewViewer } from './ReviewViewer.tsx'
import { reviewsTexts } from './texts.ts'

const SIZES = '(min-width: 64em) 20rem, (min-width: 48em) 33vw, 50vw'

type Props = { reviews: readonly Review[]; look?: 'whole' | 'beside' }

/** Review cards; a press opens the viewer with all of them (REV-02, REV-03). */
export function ReviewWall({ reviews, look = 'whole' }: Props) {
  const texts = useTexts(reviewsTexts)
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <Masonry
        look={look}
        label={texts.list}
        items={reviews.map((review, at) => ({
          key: review.id,
          node: <ReviewTile sizes={SIZES} review={review} hasProduct={look === 'whole'} onOpen={() => setOpen(at)} />,
        }))}
      />
      {open !== null && <ReviewViewer reviews={reviews} first={open} onClose={() => setOpen(null)} />}
    </>
  )
}
