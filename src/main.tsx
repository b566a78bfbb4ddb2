import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './ui/global.css'
import { basePath, env } from './config/env.ts'
import { info, warn } from './lib/log.ts'
import { followMissingFiles } from './lib/newBuild.ts'
import { Root } from './Root.tsx'
import { TextsProvider } from './texts/TextsProvider.tsx'
import { documentLanguage } from './texts/useTexts.ts'

declare global {
  interface Window {
    /** Set by the inline script of index.html: stores a click on a button before React has loaded. */
    onEarlyClick?: (event: MouseEvent) => void
    earlyButton?: HTMLElement | null
    /** Set by the inline script of index.html: shows that the page could not be loaded. */
    onEarlyError?: (event: ErrorEvent) => void
  }
}

// A literal condition, so that the bundler drops the mocks from a build for the real backend.
if (import.meta.env.VITE_API === 'mock')
  void import('../mocks/console/controlLoader.ts').then(({ installControlLoader }) => installControlLoader())

if (env.missing.length > 0) warn(`Missing configuration: ${env.missing.join(', ')}. Requests go to ${env.apiBase}.`)
if (env.notConfigured.length > 0) info(`Not configured, so not offered: ${env.notConfigured.join(', ')}`)

followMissingFiles()
const container = document.querySelector('#app')
if (container) start(container)
// From here on the error boundary handles errors.
if (window.onEarlyError) removeEventListener('error', window.onEarlyError, true)

function start(container: Element) {
  // The inline script of index.html has decided by storage, which may have changed since.
  const hasMarkup = container.hasChildNodes()
  const page = (
    <StrictMode>
      <TextsProvider initial={documentLanguage()}>
        <BrowserRouter basename={basePath}>
          <Root startsWithApp={document.documentElement.dataset['view'] === 'app'} />
        </BrowserRouter>
      </TextsProvider>
    </StrictMode>
  )
  // React replays clicks from here on, also during hydration.
  if (window.onEarlyClick) removeEventListener('click', window.onEarlyClick)
  if (!hasMarkup) {
    createRoot(container, { onRecoverableError }).render(page)
    return
  }
  hydrateRoot(container, page, { onRecoverableError })
  // Makes React hydrate the clicked button first.
  window.earlyButton?.click()
}

/** A picture's transition that a resize ends is no error; React knows the words of older browsers for it alone. */
function onRecoverableError(error: unknown) {
  if (!(error instanceof DOMException && error.name === 'InvalidStateError')) reportError(error)
}
