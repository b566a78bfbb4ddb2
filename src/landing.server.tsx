import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { basePath } from './config/env.ts'
import { Root } from './Root.tsx'
import type { Language } from './texts/defineTexts.ts'
import { TextsProvider } from './texts/TextsProvider.tsx'

/** Rendered by the build; must be the tree of main.tsx. */
export const renderLanding = (language: Language): string =>
  renderToString(
    <StrictMode>
      <TextsProvider initial={language}>
        <StaticRouter basename={basePath} location={basePath}>
          <Root />
        </StaticRouter>
      </TextsProvider>
    </StrictMode>,
  )
