import { useCurrentEpisode } from '../episode/api.ts'
import { isNotFound } from '../../api/errorText.ts'
import { QueryView } from '../../api/QueryView.tsx'
import { PickFlow, NoPick } from './PickFlow.tsx'
import { usePage } from '../../texts/usePage.ts'
import { Placeholder } from '../../ui/feedback/Placeholder.tsx'

export function PickPage() {
  usePage()
  // Refetched on entry: another window may have picked meanwhile.
  const query = useCurrentEpisode()
  if (!query.data && isNotFound(query.error)) return <NoPick reason="closed" />
  return (
    <QueryView query={query} call="currentEpisode" loading={<Placeholder />}>
      {(episode) => <PickFlow episode={episode} />}
    </QueryView>
  )
}
