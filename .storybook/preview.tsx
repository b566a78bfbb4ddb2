import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import { replaceStorage } from '../src/lib/storage.ts'
import { TextsProvider } from '../src/texts/TextsProvider.tsx'
import '../src/ui/global.css'
import { memoryStorage } from './memoryStorage.ts'
import './preview.css'

// Same timeout as in the other tests, for slow machines.
configure({ asyncUtilTimeout: 8000 })

const toolbarItem = (icon: 'globe' | 'contrast' | 'lightning', title: string, values: Record<string, string>) => ({
  toolbar: { title, icon, dynamicTitle: true, items: Object.entries(values).map(([value, name]) => ({ value, title: name })) },
})

type Globals = Record<string, unknown>

/** Language, theme, motion and router of a story. */
function StoryContainer({ globals, path, children }: { globals: Globals; path: string; children: ReactNode }) {
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

const withContainer: Decorator = (Story, { globals, parameters }) => (
  <StoryContainer globals={globals} path={typeof parameters['path'] === 'string' ? parameters['path'] : '/'}>
    <Story />
  </StoryContainer>
)

/** Components without requests do not wait for the service worker. */
const loadMswWhereNeeded: Loader = async (context) => {
  if (/^(Foundations|UI|Components)\//.test(context.title) && context.parameters['msw'] === undefined) return {}
  const { loadMsw } = await import('./msw.ts')
  return loadMsw(context)
}

const preview: Preview = {
  decorators: [withContainer],
  loaders: [loadMswWhereNeeded],
  beforeEach: () => {
    replaceStorage('localStorage', memoryStorage())
    replaceStorage('sessionStorage', memoryStorage())
  },
  initialGlobals: { language: 'ko', theme: 'light', motion: 'full' },
  globalTypes: {
    language: toolbarItem('globe', 'Language', { ko: '한국어', en: 'English' }),
    theme: toolbarItem('contrast', 'Theme', { light: 'Light', dark: 'Dark' }),
    motion: toolbarItem('lightning', 'Motion', { full: 'Full motion', reduced: 'Reduced motion' }),
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    // Accessibility violations fail the story's test.
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Foundations', 'UI', 'Components', 'Features', 'Pages', 'Flows', 'Providers'] } },
  },
}

export default preview
