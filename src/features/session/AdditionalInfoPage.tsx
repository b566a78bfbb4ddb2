import { useNavigate } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { AdditionalInfoForm } from './AdditionalInfoForm.tsx'
import { SheetLayout } from '../../ui/SheetLayout.tsx'
import { additionalInfoTexts } from './texts.ts'
import { useDocumentTitle } from '../../texts/useDocumentTitle.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { PageTitle } from '../../ui/Page.tsx'
import { pageTexts } from '../../texts/pages.ts'

export function AdditionalInfoPage() {
  const { titles } = useTexts(pageTexts)
  const additionalInfo = useTexts(additionalInfoTexts)
  const navigate = useNavigate()
  useDocumentTitle(titles.additionalInfo)
  return (
    <SheetLayout>
      <PageTitle lead={additionalInfo.lead}>{additionalInfo.title}</PageTitle>
      <AdditionalInfoForm onDone={() => void navigate(patterns.home)} />
    </SheetLayout>
  )
}
