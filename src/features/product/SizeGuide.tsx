import { useState } from 'react'
import { useShoppingTexts } from '../../texts/provider.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useLate } from '../../ui/useLate.ts'
import css from './Product.module.css'

/** The way to the measures of a product's sizes (PROD-09). */
export function SizeGuide({ category, sizes }: { category: string; sizes: readonly string[] }) {
  const { product: texts, chunk } = useShoppingTexts()
  const [isOpen, setOpen] = useState(false)
  const [late, ask] = useLate(
    () => import('./SizeGuideDialog.tsx'),
    () => showToast({ text: chunk.title }),
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
