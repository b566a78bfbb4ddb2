import { Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { screenPicture } from '../../stories/screens.ts'
import { sentenceCase } from '../sentenceCase.ts'
import { PictureGrid } from './PictureGrid.tsx'

/** Viewports of stories that are drawn on a desktop. */
const wideViewports: ReadonlySet<unknown> = new Set(['landscape', 'desktop', 'wide'])

/** The page of a screen, a feature or a third party's page: all of its states at a glance, each a link to its story. */
export function StatesPage() {
  const stories = use(DocsContext).componentStories()
  return (
    <>
      <Title />
      <Description />
      <Heading>{stories.length === 1 ? 'One state' : `All ${stories.length} states`}</Heading>
      <PictureGrid
        entries={stories.map(({ id, name, storyGlobals }) => {
          const device = wideViewports.has(Reflect.get(Object(storyGlobals['viewport']), 'value')) ? 'desktop' : 'phone'
          return { id, name: sentenceCase(name), picture: screenPicture(id, device) }
        })}
      />
    </>
  )
}
