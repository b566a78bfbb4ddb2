import { useOf } from '@storybook/addon-docs/blocks'
import { ComponentPage } from './ComponentPage.tsx'
import { FlowPage } from './FlowPage.tsx'

/** The documentation page of a file of stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return preparedMeta.title.startsWith('Flows/') ? <FlowPage /> : <ComponentPage />
}
