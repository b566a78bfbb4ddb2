import { useOf } from '@storybook/addon-docs/blocks'
import { guides } from '../../stories/guides/guides.ts'
import { ComponentPage } from './ComponentPage.tsx'
import { FlowPage } from './FlowPage.tsx'
import { StatesPage } from './StatesPage.tsx'

/** The documentation page of a file of stories: every component has a guide. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  if (preparedMeta.title.startsWith('Flows/')) return <FlowPage />
  return guides[preparedMeta.id] ? <ComponentPage /> : <StatesPage />
}
