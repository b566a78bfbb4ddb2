import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/global.css'
import '../../src/ui/appFonts.css'
import { controlOpener } from './appWindow.ts'
import { Console } from './Console.tsx'
import { ConsoleProvider } from './ConsoleProvider.tsx'
import { DocumentLocale } from './DocumentLocale.tsx'
import { followApp } from './followApp.ts'
import { readSettings, shortcutOf } from './settings.ts'

controlOpener()
followApp()
addEventListener('keydown', (event) => {
  if (shortcutOf(event) === readSettings().shortcut) close()
})

const place = document.querySelector('#page')
if (place)
  createRoot(place).render(
    <StrictMode>
      <DocumentLocale>
        <ConsoleProvider>
          <Console isFocused={false} onClose={close} />
        </ConsoleProvider>
      </DocumentLocale>
    </StrictMode>,
  )
