import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/fonts.css'
import '../../src/ui/appFonts.css'
import './brands.css'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'
import { pageFields } from './callProvider.ts'
import { initialLanguage } from './initialLanguage.ts'

/** Renders an emulated page into its document. */
export function mount(page: ReactNode): void {
  const place = document.querySelector('#page')
  if (!place) return
  createRoot(place).render(
    <StrictMode>
      <TextsProvider initial={initialLanguage(pageFields())} isStored={false}>
        {page}
      </TextsProvider>
    </StrictMode>,
  )
}
