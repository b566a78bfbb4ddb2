import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { routeAt } from '../../src/app/routes.ts'
import { pageTexts } from '../../src/texts/pages.ts'
import { RouteTitle } from '../../src/texts/usePage.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Layout } from '../../src/app/App.tsx'
import { VisitorNavigation } from '../../src/app/navigation/VisitorNavigation.tsx'
import { Shell } from '../../src/app/Shell.tsx'
import { routeOf, withStore } from './decorators.tsx'

/** The route of the page (`parameters.route`) in the app's layout; a link to another page leaves the layout empty. */
const withLayout: Decorator = (Story, { parameters }) => (
  <Routes>
    <Route element={<Layout />}>
      <Route
        path={routeOf(parameters)}
        element={
          <Titled path={routeOf(parameters)}>
            <Story />
          </Titled>
        }
      />
      <Route path="*" element={null} />
    </Route>
  </Routes>
)

function Titled({ path, children }: { path: string; children: ReactNode }) {
  const { titles } = useTexts(pageTexts)
  const title = routeAt(path)?.title
  return <RouteTitle value={title ? titles[title] : ''}>{children}</RouteTitle>
}

/** The decorators of screens: route, the app's layout and store. */
export const screenDecorators: Decorator[] = [withLayout, withStore]

/** The layout of a visitor's first view, which needs no store. */
export const withVisitorLayout: Decorator = (Story) => (
  <Shell navigation={<VisitorNavigation cartCount={0} />} startsDark>
    <Story />
  </Shell>
)
