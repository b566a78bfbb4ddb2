import { useMatch } from 'react-router-dom'
import { QueryError } from '../../api/QueryView.tsx'
import { useProviderReturn } from './useProviderReturn.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { WaitingPage } from '../../ui/feedback/WaitingPage.tsx'
import { pageTexts } from '../../texts/pages.ts'
import { useErrorText } from '../../api/errorText.ts'

/** The redirect URI of the sign-in providers. */
export function CallbackPage() {
  const provider = useMatch('/auth/:provider/callback')?.params.provider ?? ''
  const { callback } = useTexts(pageTexts)
  usePage()
  const { failure, retry } = useProviderReturn(provider)
  const message = useErrorText()(failure, 'user')
  if (message) return <QueryError message={message} onRetry={retry} />
  return <WaitingPage title={callback.title} text={callback.wait} />
}
