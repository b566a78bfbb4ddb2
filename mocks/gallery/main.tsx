import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/global.css'
import '../../src/ui/appFonts.css'
import '../../src/ui/recipes.css'
import { setTheme, storedTheme } from '../../src/lib/theme.ts'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'
import { findScenarios } from '../page/local.ts'
import { initialLanguage } from '../providers/initialLanguage.ts'
import { readAddress } from './address.ts'
import { Gallery } from './Gallery.tsx'
import { galleryAreas } from './galleryAreas.ts'

setTheme(storedTheme())
const place = document.querySelector('#page')
if (place)
  createRoot(place).render(
    <StrictMode>
      <TextsProvider initial={initialLanguage({})}>
        <Gallery areas={galleryAreas(await findScenarios())} {...readAddress(location.search)} />
      </TextsProvider>
    </StrictMode>,
  )
