import { patterns } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page, PageTitle } from '../../ui/Page.tsx'
import { pickTexts } from './texts.ts'

/** Why there is nothing to pick, with a link to home (PICK-08). */
export function NoPick({ reason }: { reason: 'taken' | 'closed' }) {
  const pick = useTexts(pickTexts)
  const common = useTexts(commonTexts)
  const isTaken = reason === 'taken'
  return (
    <Page width="read">
      <PageTitle lead={isTaken ? pick.alreadyText : pick.closedText}>{isTaken ? pick.alreadyTitle : pick.closedTitle}</PageTitle>
      <ButtonLink to={patterns.home}>{common.home}</ButtonLink>
    </Page>
  )
}
