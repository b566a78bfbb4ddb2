import { useState } from 'react'
import { useTexts } from '../../texts/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PolicyDialog, type PolicySection } from './PolicyDialog.tsx'
import css from './Product.module.css'

/** Two rows that open the policies, each at its part (PROD-08). */
export function Policies() {
  const { product: texts } = useTexts()
  const [first, open] = useState<PolicySection | null>(null)
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
      {first && <PolicyDialog first={first} onClose={() => open(null)} />}
    </>
  )
}
