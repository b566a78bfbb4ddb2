import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/global.css'
import { callsWaitFor, whenReady } from './api/ready.ts'
import { App } from './app/App.tsx'
import { env } from './config/env.ts'
import { inform, warn } from './lib/log.ts'
import { localBox, sessionBox } from './lib/storage.ts'
import { makeStore } from './state/store.ts'
import { documentLanguage } from './texts/TextsProvider.tsx'

// Stands here literally, so that the bundler drops the mocks from a build for the real backend.
if (import.meta.env.VITE_API === 'mock') {
  // The first paint does not wait for the mocks: they begin after it, or with the first call. Whoever is signed in calls at once.
  callsWaitFor(() => import('../mocks/browser.ts').then(({ startMocks }) => startMocks()))
  // A scenario replaces this page, and a world of the tab's own its storage: both before anybody reads it.
  if (location.search.includes('scenario=') || sessionBox.read('pickers-mock:world') !== null) await whenReady()
  else if (localBox.read('userId') !== null) void whenReady()
  else requestAnimationFrame(() => requestAnimationFrame(() => void whenReady()))
}

if (env.missing.length > 0) warn(`Missing configuration: ${env.missing.join(', ')}. Calls go to ${env.apiBase}.`)
if (env.notConfigured.length > 0) inform(`Not configured, so not offered: ${env.notConfigured.join(', ')}`)

const place = document.querySelector('#app')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App store={makeStore()} language={documentLanguage()} />
    </StrictMode>,
  )
}
