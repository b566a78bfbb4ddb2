import { useState } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { slowTexts } from '../../texts/slow.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../controls/Button.tsx'
import { Spinner } from '../Spinner.tsx'
import css from './Placeholder.module.css'
import { useIsSlow } from './useIsSlow.ts'

/** Shown while a page loads; invisible at first, so that a short load does not flash. A long one can be reloaded. */
export function Placeholder() {
  const [since] = useState(() => Date.now())
  const isSlow = useIsSlow(since)
  const { loading } = useTexts(commonTexts)
  const slow = useTexts(slowTexts)
  return (
    <div className={css.placeholder}>
      <div className={css.content}>
        <Spinner label={isSlow ? slow.text : loading} />
        {isSlow && (
          <Button variant="outline" onClick={() => location.reload()}>
            {slow.reload}
          </Button>
        )}
      </div>
    </div>
  )
}
