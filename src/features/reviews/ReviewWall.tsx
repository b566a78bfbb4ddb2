import { type ReactNode, useState } from 'react'
import type { Product } from '../../contract/products.ts'
import type { Review } from '../../contract/reviews.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Masonry } from '../../ui/layout/Masonry.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewViewer } from './ReviewViewer.tsx'
import { reviewTexts } from './texts.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import css from './ReviewWall.module.css'

const SIZES = '(width >= 64em) 20rem, (width >= 43.75em) 33vw, 50vw'

type Props = { reviews: readonly Review[]; variant?: 'whole' | 'beside' }

/** Review cards; a press opens the viewer with all of them. */
export function ReviewWall({ reviews, variant = 'whole' }: Props) {
  const texts = useTexts(reviewTexts)
  const [open, show] = useState<number | null>(null)
  return (
    <>
      <Masonry
        variant={variant}
        label={texts.list}
        items={reviews.map((review, at) => ({
          key: review.id,
          node: <ReviewCard sizes={SIZES} review={review} hasProduct={variant === 'whole'} onOpen={() => show(at)} />,
        }))}
      />
      {open !== null && <ReviewViewer reviews={reviews} first={open} onClose={() => show(null)} />}
    </>
  )
}

/** The loading state of a ReviewWall, in the same columns. */
export function ReviewWallSkeleton({ variant = 'whole' }: { variant?: 'whole' | 'beside' }) {
  return <Skeleton count={variant === 'whole' ? 8 : 6} shape="4:5" layout={css[variant]} />
}

/** In place of a wall without reviews: one line and a way on. */
export function NoReviews({ action }: { action: ReactNode }) {
  const { noneLikeThis } = useTexts(reviewTexts)
  return (
    <div className={css.none}>
      <p>{noneLikeThis}</p>
      {action}
    </div>
  )
}

/** Reviews that do not fill a row, with their product beside them on desktops. */
export function ReviewedProduct({ product, children }: { product: Product; children: ReactNode }) {
  const { toProduct: heading } = useTexts(reviewTexts)
  return (
    <div className={css.row}>
      <div className={css.product}>
        <VisuallyHidden as="h2">{heading}</VisuallyHidden>
        <ProductCard product={product} sizes="20rem" />
      </div>
      {children}
    </div>
  )
}
