import { patterns } from '../../config/paths.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page, PageTitle } from '../../ui/Page.tsx'
import { pickTexts } from './texts.ts'

/** Why there is nothing to pick, with a link to home (PICK-08). */
export function NoPick({ episode }: { episode: CurrentEpisode }) {
  const pick = useTexts(pickTexts)
  const common = useTexts(commonTexts)
  const isTaken = episode.isInProgress
  return (
    <Page width="read">
      <PageTitle lead={isTaken ? pick.alreadyText : pick.closedText}>{isTaken ? pick.alreadyTitle : pick.closedTitle}</PageTitle>
      <ButtonLink to={patterns.home}>{common.home}</ButtonLink>
    </Page>
  )
}
