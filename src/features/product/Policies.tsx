import { useState } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useLate } from '../../ui/useLate.ts'
import type { PolicySection } from './PolicyDialog.tsx'
import css from './Product.module.css'
import { productTexts } from './texts.ts'

/** Two rows that open the policies, each at its part (PROD-08). */
export function Policies() {
  const texts = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const [first, setFirst] = useState<PolicySection | null>(null)
  const [late, ask] = useLate(
    () => import('./PolicyDialog.tsx'),
    () => showToast({ text: common.notLoaded }),
  )
  const open = (section: PolicySection) => {
    setFirst(section)
    ask()
  }
  return (
    <>
      <div className={css.rows}>
        <button type="button" aria-haspopup="dialog" onClick={() => open('delivery')}>
          {texts.delivery}
          <Icon name="next" />
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => open('exchange')}>
          {texts.exchange}
          <Icon name="next" />
        </button>
      </div>
      {first && late && <late.PolicyDialog first={first} onClose={() => setFirst(null)} />}
    </>
  )
}
