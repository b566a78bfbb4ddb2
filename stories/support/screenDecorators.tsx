import type { Decorator } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { Layout } from '../../src/app/Layout.tsx'
import { VisitorNavigation } from '../../src/app/navigation/VisitorNavigation.tsx'
import { Shell } from '../../src/app/Shell.tsx'
import { routeOf, withStore } from './decorators.tsx'

/** The route of the page (`parameters.route`) in the app's layout; a link to another page leaves the layout empty. */
const withLayout: Decorator = (Story, { parameters }) => (
  <Routes>
    <Route element={<Layout />}>
      <Route path={routeOf(parameters)} element={<Story />} />
      <Route path="*" element={null} />
    </Route>
  </Routes>
)

/** The decorators of screens: route, the app's layout and store. */
export const screenDecorators: Decorator[] = [withLayout, withStore]

/** The layout of a visitor's first view, which needs no store. */
export const withVisitorLayout: Decorator = (Story) => (
  <Shell navigation={<VisitorNavigation cartCount={0} />} startsDark>
    <Story />
  </Shell>
)
