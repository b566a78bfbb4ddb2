import type { Episode } from '../../contract/episodes.ts'
import { usePickingTexts } from '../../texts/provider.tsx'
import { PageTitle } from '../../ui/Page.tsx'

type Props = { id: number; episode: Pick<Episode, 'title' | 'description'> | undefined }

/** What was picked from (COMM-01); until it is known, and where it cannot be, the episode's number. */
export function CommunityHead({ id, episode }: Props) {
  const { community } = usePickingTexts()
  return (
    <PageTitle size="episode" eyebrow={community.eyebrow(id)} lead={episode && <span lang="ko">{episode.description}</span>}>
      {episode ? <span lang="ko">{episode.title}</span> : community.episode(id)}
    </PageTitle>
  )
}
