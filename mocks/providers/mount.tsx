import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import './brands.css'
import { pageFields } from './ask.ts'
import { firstLanguage, Speaking } from './language.tsx'

/** Shows an emulated page in its document. */
export function mount(page: ReactNode): void {
  const place = document.querySelector('#page')
  if (!place) return
  createRoot(place).render(
    <StrictMode>
      <Speaking first={firstLanguage(pageFields())}>{page}</Speaking>
    </StrictMode>,
  )
}
