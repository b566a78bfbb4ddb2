import { type ComponentType, useState } from 'react'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { lazyComponent } from '../ui/lazyComponent.tsx'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import css from './BelowTheFold.module.css'
import { QueryError } from './QueryView.tsx'

/**
 * A component below the first view of a page. Its code is fetched beside the page's, so that the first view does not wait for it;
 * if that fails, a press loads the document again: Chromium does not fetch a failed module twice in one document
 * (https://github.com/whatwg/html/issues/6768).
 */
export function belowTheFold<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazyComponent(load)
  Part.preload().catch(() => undefined)
  return function BelowTheFold(props: P) {
    const common = useTexts(commonTexts)
    const [isFailed, setFailed] = useState(false)
    if (isFailed) return <QueryError message={{ text: common.notLoaded }} onRetry={() => location.reload()} />
    return (
      <div className={css.part}>
        <LoadBoundary onLoadError={() => setFailed(true)}>
          <Part {...props} />
        </LoadBoundary>
      </div>
    )
  }
}
