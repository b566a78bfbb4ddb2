import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Spinner } from '../ui/Spinner.tsx'
import css from './Placeholder.module.css'

/** Shown while a page loads (NAV-11); invisible at first, so that a short load does not flash. */
export function Placeholder() {
  return (
    <div className={css.placeholder}>
      <Spinner label={useTexts(commonTexts).loading} />
    </div>
  )
}
