import { useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { DialogNotLoaded } from '../../api/NotLoaded.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import type { PolicySection } from './PolicyDialog.tsx'
import css from './Product.module.css'
import { productTexts } from './texts.ts'

const PolicyDialog = lazyComponent(async () => (await import('./PolicyDialog.tsx')).PolicyDialog, { ifFailed: DialogNotLoaded })

/** Two rows that open the policies, each at its section. */
export function Policies() {
  const texts = useTexts(productTexts)
  const [first, setFirst] = useState<PolicySection | null>(null)
  return (
    <>
      <div className={css.rows}>
        <button type="button" aria-haspopup="dialog" onClick={() => setFirst('delivery')}>
          <span>
            <span>{texts.delivery}</span>
            <small className="small">{texts.deliveryTerms}</small>
          </span>
          <Icon name="next" />
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => setFirst('exchange')}>
          <span>{texts.exchange}</span>
          <Icon name="next" />
        </button>
      </div>
      {first && <PolicyDialog first={first} onClose={() => setFirst(null)} />}
    </>
  )
}
