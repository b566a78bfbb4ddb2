import { useCurrentEpisodeQuery } from '../episode/api.ts'
import { isNotFound } from '../../api/errorText.ts'
import { QueryView } from '../../api/QueryView.tsx'
import { PickFlow, NoPick } from './PickFlow.tsx'
import { usePageTitle } from '../../texts/usePageTitle.ts'
import { CenteredPage } from '../../ui/CenteredPage.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

export function PickPage() {
  usePageTitle('pick')
  // Refetched on entry: another window may have picked meanwhile.
  const query = useCurrentEpisodeQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!query.data && isNotFound(query.error)) return <NoPick reason="closed" />
  const loading = (
    <CenteredPage>
      <Spinner />
    </CenteredPage>
  )
  return (
    <QueryView query={query} call="currentEpisode" loading={loading}>
      {(episode) => <PickFlow episode={episode} />}
    </QueryView>
  )
}
