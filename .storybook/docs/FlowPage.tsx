import { Canvas, Description, DocsContext, Subheading, Title } from '@storybook/addon-docs/blocks'
import { type ComponentProps, use, useState } from 'react'
import { Button } from '../../src/ui/controls/Button.tsx'
import { sentenceCase } from '../sentenceCase.ts'

const PHONE_HEIGHT = '844px'

/** The page of a flow: what happens, and its stories, to be watched step by step or here. */
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
            <a href={`./?path=/story/${id}&addonPanel=storybook/interactions/panel`} target="_top">
              Watch it step by step
            </a>
          </p>
          <Player of={moduleExport} />
        </section>
      ))}
    </>
  )
}

/** On demand: a story that plays in a frame scrolls the page to what it focuses. */
function Player({ of }: Pick<ComponentProps<typeof Canvas>, 'of'>) {
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) return <Canvas of={of} story={{ inline: false, height: PHONE_HEIGHT }} />
  return (
    // On Storybook's own page, which is light in the dark theme too.
    <div data-theme="light">
      <Button variant="outline" size="compact" onClick={() => setPlaying(true)}>
        Play it here
      </Button>
    </div>
  )
}
