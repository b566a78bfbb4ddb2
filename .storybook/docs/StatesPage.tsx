import { AnchorMdx, Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { sentenceCase } from '../sentenceCase.ts'
import './StoryList.css'

/** The page of a screen, a feature or a third party's page: what it shows and why, and each of its states by its name. */
export function StatesPage() {
  const stories = useShownStories()
  return (
    <>
      <Title />
      <Description />
      <Heading>{stories.length === 1 ? 'One state' : `All ${stories.length} states`}</Heading>
      <ul className="story-list sb-unstyled">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="_self">
              {sentenceCase(name)}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The stories of a page without those for tests alone, which are in no sidebar either. */
export const useShownStories = () =>
  use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('dev'))
