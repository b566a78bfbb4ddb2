import { useNavigate } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { AdditionalInfoForm } from './AdditionalInfoForm.tsx'
import { SheetLayout } from '../../ui/layout/SheetLayout.tsx'
import { additionalInfoTexts } from './texts.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { PageTitle } from '../../ui/layout/Page.tsx'

export function AdditionalInfoPage() {
  usePage()
  const additionalInfo = useTexts(additionalInfoTexts)
  const navigate = useNavigate()
  return (
    <SheetLayout from={3}>
      <PageTitle lead={additionalInfo.lead}>{additionalInfo.title}</PageTitle>
      <AdditionalInfoForm onDone={() => void navigate(patterns.home)} />
    </SheetLayout>
  )
}
