import { useState } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { showToast } from '../../ui/toasts.ts'
import { useLate } from '../../ui/useLate.ts'
import css from './Product.module.css'
import { productTexts } from './texts.ts'

/** The way to the measures of a product's sizes (PROD-09). */
export function SizeGuide({ category, sizes }: { category: string; sizes: readonly string[] }) {
  const texts = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const [isOpen, setOpen] = useState(false)
  const [late, ask] = useLate(
    () => import('./SizeGuideDialog.tsx'),
    () => showToast({ text: common.notLoaded }),
  )
  const open = () => {
    setOpen(true)
    ask()
  }
  return (
    <>
      <button type="button" className={css.guide} aria-haspopup="dialog" onClick={open}>
        {texts.sizeGuide}
      </button>
      {isOpen && late && <late.SizeGuideDialog category={category} sizes={sizes} onClose={() => setOpen(false)} />}
    </>
  )
}
