import { useState } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'
import { showLoadErrorToast } from '../../ui/toasts.ts'
import type { PolicySection } from './PolicyDialog.tsx'
import css from './Product.module.css'
import { productTexts } from './texts.ts'

const PolicyDialog = lazyWithRetry(async () => (await import('./PolicyDialog.tsx')).PolicyDialog)

/** Two rows that open the policies, each at its section (PROD-08). */
export function Policies() {
  const texts = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const [first, setFirst] = useState<PolicySection | null>(null)
  const onLoadError = () => {
    setFirst(null)
    showLoadErrorToast(common.notLoaded, common.retry)
  }
  return (
    <>
      <div className={css.rows}>
        <button type="button" aria-haspopup="dialog" onClick={() => setFirst('delivery')}>
          {texts.delivery}
          <Icon name="next" />
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => setFirst('exchange')}>
          {texts.exchange}
          <Icon name="next" />
        </button>
      </div>
      {first && <PolicyDialog first={first} onClose={() => setFirst(null)} onLoadError={onLoadError} />}
    </>
  )
}
