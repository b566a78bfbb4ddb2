import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { basePath } from '../config/env.ts'
import { connectToWindow } from '../state/listeners.ts'
import type { AppStore } from '../state/store.ts'
import { TextsProvider } from '../texts/TextsProvider.tsx'
import type { Language } from '../texts/defineTexts.ts'
import { Router } from './Router.tsx'

/** The whole app over a store of its own. */
export function App({ store, language }: { store: AppStore; language: Language }) {
  useEffect(() => connectToWindow(store), [store])
  return (
    <Provider store={store}>
      <TextsProvider initial={language}>
        <BrowserRouter basename={basePath}>
          <Router />
        </BrowserRouter>
      </TextsProvider>
    </Provider>
  )
}
