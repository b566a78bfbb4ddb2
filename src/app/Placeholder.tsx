import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Spinner } from '../ui/Spinner.tsx'
import css from './Placeholder.module.css'

/** What stands where a page will be (NAV-11): quiet, and silent for the first moments. */
export function Placeholder() {
  return (
    <div className={css.placeholder}>
      <Spinner label={useTexts(commonTexts).loading} />
    </div>
  )
}
