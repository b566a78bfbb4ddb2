import type { Decorator } from '@storybook/react-vite'
import '../../mocks/providers/brands.css'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'

/** Another company's page: it stores no language, and fills the screen. */
const withOwnLanguage: Decorator = (Story, { globals }) => (
  <TextsProvider key={String(globals['language'])} initial={globals['language'] === 'en' ? 'en' : 'ko'} isStored={false}>
    <Story />
  </TextsProvider>
)

export const providerPage = { decorators: [withOwnLanguage], parameters: { layout: 'fullscreen' } }
