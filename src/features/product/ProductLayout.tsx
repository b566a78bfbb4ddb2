import type { ReactNode } from 'react'
import { patterns } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { BackButton } from '../../ui/BackButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import css from './Product.module.css'
import { productTexts } from './texts.ts'

export function ProductLayout({ gallery, children }: { gallery: ReactNode; children: ReactNode }) {
  const texts = useTexts(productTexts)
  return (
    <div className={css.product}>
      <div className={css.pictures}>
        <div className={css.back}>
          <BackButton label={texts.back} home={patterns.shop} />
        </div>
        {gallery}
      </div>
      <div className={css.panel}>{children}</div>
    </div>
  )
}

export function ProductSkeleton() {
  const common = useTexts(commonTexts)
  return <Skeleton label={common.loading} frames={2} shape="portrait" layout={`${css.product} ${css.skeleton}`} />
}
