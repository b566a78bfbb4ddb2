import type { Decorator } from '@storybook/react-vite'
import '../../mocks/providers/brands.css'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'

/** Provider pages do not store the language: the toolbar's language must not change the app's. */
const withOwnLanguage: Decorator = (Story, { globals }) => (
  <TextsProvider key={String(globals['language'])} initial={globals['language'] === 'en' ? 'en' : 'ko'} isStored={false}>
    <Story />
  </TextsProvider>
)

export const providerPage = { decorators: [withOwnLanguage], parameters: { layout: 'fullscreen' } }
