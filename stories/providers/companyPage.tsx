import type { Decorator } from '@storybook/react-vite'
import '../../mocks/providers/brands.css'
import { Speaking } from '../../mocks/providers/language.tsx'

/** Another company's page: its own language, no room around it. */
const speaking: Decorator = (Story, { globals }) => (
  <Speaking key={String(globals['language'])} first={globals['language'] === 'en' ? 'en' : 'ko'}>
    <Story />
  </Speaking>
)

export const companyPage = { decorators: [speaking], parameters: { layout: 'fullscreen' } }
