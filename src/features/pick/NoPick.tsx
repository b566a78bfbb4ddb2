import { patterns } from '../../config/paths.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { usePickingTexts } from '../../texts/provider.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page, PageTitle } from '../../ui/Page.tsx'

/** Why there is nothing to pick, and the way home (PICK-08). */
export function NoPick({ episode }: { episode: CurrentEpisode }) {
  const { pick, common } = usePickingTexts()
  const isTaken = episode.isInProgress
  return (
    <Page width="read">
      <PageTitle lead={isTaken ? pick.alreadyText : pick.closedText}>{isTaken ? pick.alreadyTitle : pick.closedTitle}</PageTitle>
      <ButtonLink to={patterns.home}>{common.home}</ButtonLink>
    </Page>
  )
}
