import { createElement, Fragment } from 'react'
import { addons, types } from 'storybook/manager-api'
import { getPreferredColorScheme } from 'storybook/theming'
import { hasControls } from './manager/hasControls.ts'
import { openPanelOfComponents } from './manager/panel.ts'
import { themeOf } from './manager/theme.ts'
import { pageKind, PageNames } from './manager/pageNames.ts'
import { playAgainInLanguage } from './manager/playAgain.ts'

// Storybook compiles JSX of the manager for its own React, which is why these files call createElement.

// All but the shown story's are closed at first: their names fit the screen, and drawing every row delays the first story.
const collapsedRoots = ['foundations', 'components', 'features', 'screens', 'flows', 'third-parties']

addons.setConfig({
  theme: themeOf(getPreferredColorScheme()),
  sidebar: { collapsedRoots, renderLabel: (item) => (item.type === 'docs' ? pageKind(item) : item.name) },
})

addons.register('pickers', (api) => {
  playAgainInLanguage(api)
  openPanelOfComponents(api)
  const { 'addon-controls': controls, 'storybook/a11y/panel': accessibility } = addons.getElements(types.PANEL)
  if (controls) controls.disabled = () => !hasControls(api.getCurrentStoryData())
  // Its own title counts what the checks cannot decide, which reads as a fault. Violations fail the story's test.
  if (accessibility) accessibility.title = 'Accessibility'
  addons.add('pickers/page-names', {
    type: types.PREVIEW,
    render: ({ children }) => createElement(Fragment, null, children, createElement(PageNames)),
  })
})
