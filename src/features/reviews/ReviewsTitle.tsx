import type { ReactNode } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { BackButton } from '../../ui/BackButton.tsx'
import { PageTitle } from '../../ui/Page.tsx'
import css from './ReviewsTitle.module.css'
import { reviewsTexts } from './texts.ts'

/** The title of a review page with a back button; `home` is its target if the visit started here. */
export function ReviewsTitle({ home, eyebrow, children }: { home: string; eyebrow: string; children: ReactNode }) {
  const texts = useTexts(reviewsTexts)
  return (
    <div className={css.title}>
      <BackButton label={texts.back} home={home} />
      <PageTitle eyebrow={eyebrow}>{children}</PageTitle>
    </div>
  )
}
