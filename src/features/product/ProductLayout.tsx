import type { ReactNode, Ref } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import css from './Product.module.css'

type Props = {
  trail: ReactNode
  gallery: ReactNode
  /** Below what is to be chosen; on tablets below the picture too. */
  policies?: ReactNode
  children: ReactNode
}

export function ProductLayout({ trail, gallery, policies, children }: Props) {
  return (
    <div className={css.product}>
      {trail}
      <div className={css.pictures}>{gallery}</div>
      <div className={`${css.panel} side`}>
        <div className={css.choice}>{children}</div>
        {policies}
      </div>
    </div>
  )
}

/** With trail, gallery and head if the product is in a list that is loaded already. */
export function ProductSkeleton(known: { trail?: ReactNode; gallery?: ReactNode; head?: ReactNode }) {
  if (known.gallery === undefined) return <Skeleton count={2} shape="4:5" layout={`${css.product} ${css.skeleton}`} />
  return (
    <ProductLayout trail={known.trail} gallery={known.gallery}>
      {known.head}
      <Skeleton count={1} shape="block" layout={css.waiting} />
    </ProductLayout>
  )
}

/** What follows the product, focused by the press of its rating. */
export const BelowProduct = ({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div ref={ref} className={css.below} tabIndex={-1}>
    {children}
  </div>
)
