import { patterns } from '../config/paths.ts'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { LoadError } from '../ui/lazyComponent.tsx'
import { Page, PageTitle } from '../ui/Page.tsx'
import css from './Crash.module.css'
import { appTexts } from './texts.ts'

/** The error page of a page that failed to load or to render. A missing chunk needs a reload. */
export function Crash({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const common = useTexts(commonTexts)
  const { crash } = useTexts(appTexts)
  const isChunk = error instanceof LoadError
  return (
    <Page width="read">
      <div role="alert">
        <PageTitle lead={crash.text}>{isChunk ? common.notLoaded : crash.title}</PageTitle>
      </div>
      <p className={css.actions}>
        <Button onClick={isChunk ? () => location.reload() : onRetry}>{common.retry}</Button>
        <ButtonLink variant="quiet" to={patterns.home} reloadDocument>
          {common.home}
        </ButtonLink>
      </p>
    </Page>
  )
}
