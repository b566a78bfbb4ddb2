import { type FunctionComponent, useState } from 'react'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { lazyWithPrefetch } from '../ui/lazyWithPrefetch.tsx'
import css from './BelowTheFold.module.css'
import { QueryError } from './QueryError.tsx'

/**
 * A component below the first view of a page. Its code is fetched beside the page's, so that the first view does not wait for it;
 * if that fails, a press tries again.
 */
export function belowTheFold<P extends object>(load: () => Promise<FunctionComponent<P>>) {
  const Part = lazyWithPrefetch(load)
  Part.prefetch()
  return function BelowTheFold(props: P) {
    const common = useTexts(commonTexts)
    const [isFailed, setFailed] = useState(false)
    if (isFailed) return <QueryError message={{ text: common.notLoaded }} onRetry={() => setFailed(false)} />
    return (
      <div className={css.place}>
        <Part {...props} onLoadError={() => setFailed(true)} />
      </div>
    )
  }
}
