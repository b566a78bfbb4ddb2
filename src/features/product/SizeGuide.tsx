import { useState } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'
import { showLoadErrorToast } from '../../ui/toasts.ts'
import css from './Product.module.css'
import { productTexts } from './texts.ts'

const SizeGuideDialog = lazyWithRetry(async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog)

type Props = { category: string; name: string; sizes: readonly string[] }

/** The button that opens the size guide (PROD-09). */
export function SizeGuide(product: Props) {
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
      {isOpen && <SizeGuideDialog {...product} onClose={() => setOpen(false)} onLoadError={onLoadError} />}
    </>
  )
}
