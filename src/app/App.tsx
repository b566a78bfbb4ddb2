import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { basePath } from '../config/env.ts'
import { connectToWindow } from '../state/listeners.ts'
import type { AppStore } from '../state/store.ts'
import type { Texts } from '../texts/ko.ts'
import type { ShellTexts } from '../texts/koShell.ts'
import type { Language } from '../texts/catalogue.ts'
import { TextsProvider } from '../texts/provider.tsx'
import { Router } from './Router.tsx'

/** The whole app over a store of its own. */
export function App({ store, first }: { store: AppStore; first: { language: Language; texts: ShellTexts | Texts } }) {
  useEffect(() => connectToWindow(store), [store])
  return (
    <Provider store={store}>
      <TextsProvider first={first}>
        <BrowserRouter basename={basePath}>
          <Router />
        </BrowserRouter>
      </TextsProvider>
    </Provider>
  )
}
