import { Canvas, Description, DocsContext, Subheading, Title } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { sentenceCase } from '../sentenceCase.ts'

const PHONE_HEIGHT = '844px'

/** The page of a flow: what happens, then each of its stories, which plays in a frame of its own. */
export function FlowPage() {
  const stories = use(DocsContext).componentStories()
  return (
    <>
      <Title />
      <Description />
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{sentenceCase(name)}</Subheading>
          <p>
            <a href={`?path=/story/${id}&addonPanel=storybook/interactions/panel`} target="_top">
              Watch it step by step
            </a>
          </p>
          <Canvas of={moduleExport} story={{ inline: false, height: PHONE_HEIGHT }} />
        </section>
      ))}
    </>
  )
}
