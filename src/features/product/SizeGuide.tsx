import { useState } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'
import { showLoadErrorToast } from '../../ui/toasts.ts'
import css from './Product.module.css'
import { productTexts } from './texts.ts'

const SizeGuideDialog = lazyWithRetry(async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog)

/** The button that opens the size guide (PROD-09). */
export function SizeGuide({ category, sizes }: { category: string; sizes: readonly string[] }) {
  const texts = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const [isOpen, setOpen] = useState(false)
  const onLoadError = () => {
    setOpen(false)
    showLoadErrorToast(common.notLoaded, common.retry)
  }
  return (
    <>
      <button type="button" className={css.guide} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.sizeGuide}
      </button>
      {isOpen && <SizeGuideDialog category={category} sizes={sizes} onClose={() => setOpen(false)} onLoadError={onLoadError} />}
    </>
  )
}
