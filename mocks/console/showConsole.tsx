import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startMocks } from '../browser.ts'
import { Console } from './Console.tsx'
import { ConsoleProvider } from './ConsoleProvider.tsx'
import { DocumentLocale } from './DocumentLocale.tsx'

export type ShownConsole = { readonly unmount: () => void }

type Options = {
  /** Whether the console gets the focus: if the user opened it. */
  readonly isFocused: boolean
  readonly close: () => void
}

/** Shows the console in an element of the app's page. Starts the mocks if the page runs without them. */
export async function showConsole(place: HTMLElement, { isFocused, close }: Options): Promise<ShownConsole> {
  await startMocks()
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <DocumentLocale>
        <ConsoleProvider>
          <Console isFocused={isFocused} onClose={close} />
        </ConsoleProvider>
      </DocumentLocale>
    </StrictMode>,
  )
  return { unmount: () => root.unmount() }
}
