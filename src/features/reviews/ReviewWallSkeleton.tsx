import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import css from './ReviewWallSkeleton.module.css'

/** The loading state of a ReviewWall, in the same columns. */
export function ReviewWallSkeleton({ variant = 'whole' }: { variant?: 'whole' | 'beside' }) {
  const common = useTexts(commonTexts)
  return <Skeleton label={common.loading} count={variant === 'whole' ? 8 : 6} shape="4:5" layout={css[variant]} />
}
