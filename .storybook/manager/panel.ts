import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'

/** Closes the panel where a screen comes first or follows a story of another kind: it has the window to itself. Opens it in the reverse case. */
export function openPanelOfComponents(api: API): void {
  let isOnScreen: boolean | undefined
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isScreen = storyId.startsWith('pages-')
    if (isScreen !== isOnScreen) api.togglePanel(!isScreen)
    isOnScreen = isScreen
  })
}
