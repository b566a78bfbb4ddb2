import { createElement, Fragment } from 'react'
import { addons, types } from 'storybook/manager-api'
import { getPreferredColorScheme } from 'storybook/theming'
import { create } from 'storybook/theming/create'
import { hasControls } from './manager/hasControls.ts'
import { pageKind, PageNames } from './manager/pageNames.ts'
import { playAgainInLanguage } from './manager/playAgain.ts'

// Storybook compiles JSX of the manager for its own React, which is why these files call createElement.

// All but the shown story's are closed at first: their names fit the screen, and drawing every row delays the first story.
const collapsedRoots = ['foundations', 'components', 'features', 'screens', 'flows', 'third-parties']

addons.setConfig({
  theme: create({ base: getPreferredColorScheme(), brandTitle: 'Pickers' }),
  sidebar: { collapsedRoots, renderLabel: (item) => (item.type === 'docs' ? pageKind(item) : item.name) },
})

addons.register('pickers', (api) => {
  playAgainInLanguage(api)
  const controls = addons.getElements(types.PANEL)['addon-controls']
  if (controls) controls.disabled = () => !hasControls(api.getCurrentStoryData())
  addons.add('pickers/page-names', {
    type: types.PREVIEW,
    render: ({ children }) => createElement(Fragment, null, children, createElement(PageNames)),
  })
})
