import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import { replaceStorage } from '../src/lib/storage.ts'
import { TextsProvider } from '../src/texts/TextsProvider.tsx'
import '../src/ui/global.css'
import { memoryStorage } from './memoryStorage.ts'
import './preview.css'

// A busy machine is slow, not wrong: as long as the other tests wait.
configure({ asyncUtilTimeout: 8000 })

const choices = (icon: 'globe' | 'contrast' | 'lightning', title: string, values: Record<string, string>) => ({
  toolbar: { title, icon, dynamicTitle: true, items: Object.entries(values).map(([value, name]) => ({ value, title: name })) },
})

type Globals = Record<string, unknown>

/** What every story stands in: a language, a theme, a pace and a router of its own. */
function Surroundings({ globals, path, children }: { globals: Globals; path: string; children: ReactNode }) {
  const { theme, motion } = globals
  const language = globals['language'] === 'en' ? 'en' : 'ko'
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme === 'dark' ? 'dark' : 'light'
    document.documentElement.dataset['motion'] = motion === 'reduced' ? 'reduced' : 'full'
  }, [theme, motion])
  return (
    <TextsProvider key={language} initial={language}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </TextsProvider>
  )
}

const surroundings: Decorator = (Story, { globals, parameters }) => (
  <Surroundings globals={globals} path={typeof parameters['path'] === 'string' ? parameters['path'] : '/'}>
    <Story />
  </Surroundings>
)

/** Primitives ask no server: their stories do not wait for a worker. */
const loadMswBeyondPrimitives: Loader = async (context) => {
  if (/^(ui|foundations)\//.test(context.title) && context.parameters['msw'] === undefined) return {}
  const { loadMsw } = await import('./msw.ts')
  return loadMsw(context)
}

const preview: Preview = {
  decorators: [surroundings],
  loaders: [loadMswBeyondPrimitives],
  beforeEach: () => {
    replaceStorage('localStorage', memoryStorage())
    replaceStorage('sessionStorage', memoryStorage())
  },
  initialGlobals: { language: 'ko', theme: 'light', motion: 'full' },
  globalTypes: {
    language: choices('globe', 'Language', { ko: '한국어', en: 'English' }),
    theme: choices('contrast', 'Theme', { light: 'Light', dark: 'Dark' }),
    motion: choices('lightning', 'Motion', { full: 'Full motion', reduced: 'Reduced motion' }),
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    // A finding fails the story's test.
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['foundations', 'ui', 'features', 'pages', 'flows'] } },
  },
}

export default preview
