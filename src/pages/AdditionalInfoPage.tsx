import { useNavigate } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import { AdditionalInfoForm } from '../features/auth/AdditionalInfoForm.tsx'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import { usePickingTexts } from '../texts/provider.tsx'
import { Page, PageTitle } from '../ui/Page.tsx'

export function AdditionalInfoPage() {
  const { titles, additionalInfo } = usePickingTexts()
  const navigate = useNavigate()
  useDocumentTitle(titles.additionalInfo)
  return (
    <Page width="read">
      <PageTitle lead={additionalInfo.lead}>{additionalInfo.title}</PageTitle>
      <AdditionalInfoForm onDone={() => void navigate(patterns.home)} />
    </Page>
  )
}
