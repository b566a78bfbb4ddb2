import { useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import css from './Product.module.css'
import { productTexts } from './texts.ts'

const SizeGuideDialog = lazyDialog(async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog)

type Props = { category: string; name: string; sizes: readonly string[] }

/** The button that opens the size guide (PROD-09). */
export function SizeGuide(product: Props) {
  const texts = useTexts(productTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.guide} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.sizeGuide}
      </button>
      {isOpen && <SizeGuideDialog {...product} onClose={() => setOpen(false)} />}
    </>
  )
}
