import type { Episode } from '../../contract/episodes.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { PageTitle } from '../../ui/Page.tsx'
import { communityTexts } from './texts.ts'

type Props = { id: number; episode: Pick<Episode, 'title' | 'description'> | undefined }

/** The episode's title and description (COMM-01); its number while loading and after an error. */
export function CommunityHead({ id, episode }: Props) {
  const community = useTexts(communityTexts)
  return (
    <PageTitle size="display" eyebrow={community.eyebrow(id)} lead={episode && <span lang="ko">{episode.description}</span>}>
      {episode ? <span lang="ko">{episode.title}</span> : community.episode(id)}
    </PageTitle>
  )
}
