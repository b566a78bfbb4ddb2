import * as v from 'valibot'

const screenStory = v.object({
  id: v.string(),
  /** As in Storybook's sidebar: `English · Korean`. */
  title: v.string(),
  /** Patterns of the routes that the story shows; `*` for an unknown one. */
  routes: v.array(v.string()),
  scenario: v.nullable(v.string()),
})
export type ScreenStory = v.InferOutput<typeof screenStory>

/** The reply of `mock/stories.json`: the address of a Storybook, ending with a slash, and its stories of screens. */
export const storyList = v.object({ address: v.string(), stories: v.array(screenStory) })
export type StoryList = v.InferOutput<typeof storyList>
