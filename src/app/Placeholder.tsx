import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Spinner } from '../ui/Spinner.tsx'
import css from './Placeholder.module.css'

/** Shown while a page loads (NAV-11); invisible for the first moments. */
export function Placeholder() {
  return (
    <div className={css.placeholder}>
      <Spinner label={useTexts(commonTexts).loading} />
    </div>
  )
}
