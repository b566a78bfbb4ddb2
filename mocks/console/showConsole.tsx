import { StrictMode, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { documentLanguage, LocaleContext } from '../../src/texts/useTexts.ts'
import { startMocks } from '../browser.ts'
import { Console } from './Console.tsx'
import { ConsoleProvider } from './ConsoleProvider.tsx'

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

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}

/** Uses the page's language, which the app sets. */
function DocumentLocale({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribe, documentLanguage)
  const locale = useMemo(() => ({ language, setLanguage: () => undefined }), [language])
  return <LocaleContext value={locale}>{children}</LocaleContext>
}
