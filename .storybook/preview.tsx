import type { Decorator, Loader, Preview, StoryContext } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { configure, expect, within } from 'storybook/test'
import { replaceStorage } from '../src/lib/storage.ts'
// The sheets of global.css, transitions.css apart.
import '../src/ui/layers.css'
import '../src/ui/fonts.css'
import '../src/ui/appFonts.css'
import '../src/ui/tokens.css'
import '../src/ui/reset.css'
import '../src/ui/recipes.css'
import { hideToast, showToast } from '../src/ui/toasts.ts'
import transitions from '../src/ui/transitions.css?inline'
import { productComponents, storiesId } from '../stories/productComponents.ts'
import { elementError } from '../stories/support/elementError.ts'
import { setNetwork } from '../stories/support/network.ts'
import { designFindings } from './designFindings.ts'
import { hideLongControls } from './hideLongControls.ts'
import { inEnglish, loadWords } from './inEnglish.tsx'
import { memoryStorage } from './memoryStorage.ts'
import { played } from './played.ts'
import './preview.css'
import { languageOf, StoryContainer } from './StoryContainer.tsx'
import { ASYNC_TIMEOUT_MS } from './timeout.ts'
import { globalTypes, initialGlobals, viewports } from './toolbar.ts'

// storybook-addon-pseudo-states rewrites `document.styleSheets`, and takes `:active-view-transition-type()` for `:active`.
const transitionSheet = new CSSStyleSheet()
transitionSheet.replaceSync(transitions)
document.adoptedStyleSheets.push(transitionSheet)

configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS, getElementError: elementError(within) })

const withContainer: Decorator = (Story, { globals, storyGlobals, parameters, viewMode }) => (
  <StoryContainer
    globals={globals}
    playLanguage={viewMode === 'docs' ? languageOf(globals) : languageOf(storyGlobals)}
    path={pathOf(parameters['path'])}
    isDocs={viewMode === 'docs'}
  >
    <Story />
  </StoryContainer>
)

/** `parameters.path`; a function reads the start route of the story's scenario. */
function pathOf(path: unknown): string {
  const value: unknown = typeof path === 'function' ? path() : path
  return typeof value === 'string' ? value : '/'
}

const productIds: ReadonlySet<string> = new Set(productComponents.map(storiesId))

/** Components without requests do not wait for the service worker. */
const loadMswWhereNeeded: Loader = async (context) => {
  const isComponent = /^(Foundations|Components)\//.test(context.title) || productIds.has(context.componentId)
  if (isComponent && context.parameters['msw'] === undefined) return {}
  const { loadMsw } = await import('./msw.ts')
  return loadMsw(context)
}

const LazyDocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage.tsx')).DocsPage }))

const DocsPage = () => (
  <Suspense fallback={null}>
    <LazyDocsPage />
  </Suspense>
)

/** Milliseconds that a busy page puts off its accessibility check. */
const IDLE_MS = 5000

let rootCount = 0
/** Each story of a documentation page is a root of its own, so that `useId` needs a prefix in each. */
const rootOptions = {
  get identifierPrefix() {
    rootCount += 1
    return `root${rootCount}-`
  },
}

const isTest = import.meta.env.MODE === 'test'

/** Assertions before the story's; the counter of `expect` is that of the page, which story files share. */
let assertionsBefore = 0
const countAssertions = () => expect.getState().assertionCalls

/** Fails a test whose play function asserts nothing, and names the requirements of one that does in its report. */
function report(context: StoryContext) {
  const requirements: unknown = context.parameters['requirements']
  const plays = Reflect.get(context, 'playFunction') !== undefined || requirements !== undefined
  if (plays && countAssertions() === assertionsBefore) throw new Error('The play function asserts nothing: add an expect')
  if (requirements !== undefined)
    context.reporting.addReport({ type: 'requirements', version: 1, status: 'passed', result: requirements })
}

/** Scrolls to what a story is about, where it names a text of it by the parameter `shows`. */
function show({ canvasElement, parameters }: StoryContext) {
  const text: unknown = parameters['shows']
  if (typeof text !== 'string') return
  const [shown] = within(canvasElement).getAllByText(text)
  const part = shown?.closest('section, article') ?? shown
  // To a test it would be as if a user had scrolled: the header comes and goes over what is checked.
  if (!isTest) part?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

const isCheckedByHand = (a11y: unknown): boolean => Reflect.get(Object(a11y), 'manual') === true

/** The accessibility addon, whose checks come after these, would load axe and run it before the story is painted. */
const idle = () => new Promise((resolve) => void requestIdleCallback(resolve, { timeout: IDLE_MS }))

const preview: Preview = {
  // Each file of stories has a page; foundations have their own.
  tags: ['autodocs'],
  decorators: [inEnglish, withContainer],
  loaders: [loadMswWhereNeeded, loadWords],
  beforeEach: ({ globals }) => {
    // Storybook's page is English, and a toast before the first effect is in the document's language.
    document.documentElement.lang = languageOf(globals)
    // The story before stores what was typed now, not into this story's storage.
    dispatchEvent(new Event('pagehide'))
    // Stories share a page, and with it the toasts.
    hideToast(showToast({ text: '' }))
    played.set(false)
    assertionsBefore = countAssertions()
    setNetwork(globals['network'])
    replaceStorage('localStorage', memoryStorage())
    replaceStorage('sessionStorage', memoryStorage())
  },
  afterEach: async (context) => {
    const { globals } = context
    if (isTest) {
      report(context)
      await expect(designFindings()).toEqual([])
    }
    show(context)
    played.set(true)
    if (!isTest && !isCheckedByHand(globals['a11y'])) await idle()
  },
  initialGlobals,
  globalTypes,
  argTypesEnhancers: [hideLongControls],
  parameters: {
    layout: 'padded',
    // Accessibility violations fail the story's test.
    a11y: { test: 'error' },
    docs: { page: DocsPage, toc: { headingSelector: 'h2, h3' } },
    react: { rootOptions },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Overview', 'Foundations', 'Components', 'Features', 'Screens', 'Flows', 'Third parties'],
      },
    },
  },
}

export default preview
