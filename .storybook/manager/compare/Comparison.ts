import { createElement, type CSSProperties, type ReactNode } from 'react'
import { useGlobals } from 'storybook/manager-api'
import { barHeight, colors } from './look.ts'
import { type Frame, FramePane } from './FramePane.ts'
import { MockupComparison } from './MockupComparison.ts'
import { mockupsOf } from './mockups.ts'

/** The widths that the app is drawn for: a pane shows one of them, whatever its own width. */
const widths = { phone: 390, desktop: 1440 } as const
type Device = keyof typeof widths

type Pane = { label: string; globals: Frame['globals']; device?: Device }

/** The pairs of the toolbar's `compare`. */
const pairs: Readonly<Record<string, readonly [Pane, Pane]>> = {
  theme: [
    { label: 'Light', globals: { theme: 'light' } },
    { label: 'Dark', globals: { theme: 'dark' } },
  ],
  language: [
    { label: '한국어', globals: { language: 'ko' } },
    { label: 'English', globals: { language: 'en' } },
  ],
  size: [
    { label: 'Phone', globals: {}, device: 'phone' },
    { label: 'Desktop', globals: {}, device: 'desktop' },
  ],
}

type Props = {
  /** None before Storybook has selected its first page. */
  storyId: string | undefined
  children?: ReactNode
}

const shared = ['language', 'theme', 'motion', 'textSize', 'network', 'layout']

const transparent: CSSProperties = { display: 'contents' }
const board: CSSProperties = { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', background: colors.edge }
const behind: CSSProperties = { position: 'absolute', inset: 0, visibility: 'hidden' }
const belowBar: CSSProperties = { position: 'absolute', inset: `${barHeight}px 0 0` }
const row: CSSProperties = { position: 'relative', display: 'flex', flex: 1, gap: 1, minHeight: 0 }

/**
 * One story in two frames, or beside its mockup, before its preview. The preview stays, since it answers the toolbar, and in the
 * same place of the document, since a frame that moves is loaded again.
 */
export function Comparison({ storyId, children }: Props) {
  const [globals, updateGlobals] = useGlobals()
  const mode = String(globals['compare'])
  const isStory = storyId !== undefined && !storyId.endsWith('--docs')
  const pair = isStory ? pairs[mode] : undefined
  const isMockup = isStory && mode === 'mockup'
  const isBare = isMockup && mockupsOf(storyId).length === 0
  const common = { ...Object.fromEntries(shared.map((name) => [name, String(globals[name])])), ...paneGlobals(globals['pseudo']) }
  const device = deviceOf(globals['viewport'])
  const choose = (next: Device) => updateGlobals({ viewport: { value: next, isRotated: false } })
  const chosen = isBare ? belowBar : behind
  return createElement(
    'div',
    { style: pair || isMockup ? board : transparent },
    createElement('div', { key: 'preview', style: pair || isMockup ? chosen : transparent }, children),
    isMockup && createElement(MockupComparison, { key: storyId, storyId, device, common }),
    pair && mode !== 'size' && createElement(DeviceBar, { key: 'bar', device, onChoose: choose }),
    isStory &&
      pair &&
      createElement(
        'div',
        { key: 'panes', style: row },
        ...pair.map((pane) => {
          const width = widths[pane.device ?? device]
          const frame = { label: `${pane.label} ${width}`, storyId, width, globals: { ...common, ...pane.globals } }
          return createElement(FramePane, { key: pane.label, frame, isFixed: pane.device === 'phone' })
        }),
      ),
  )
}

/** Of the toolbar's viewport: a phone without one, which two panes have room for. */
function deviceOf(viewport: unknown): Device {
  const value: unknown = typeof viewport === 'string' ? viewport : Reflect.get(Object(viewport), 'value')
  return ['tablet', 'landscape', 'desktop', 'wide'].includes(String(value)) ? 'desktop' : 'phone'
}

/** The states of the toolbar's `pseudo`, as an address has them; accessibility is checked in the preview alone. */
const paneGlobals = (pseudo: unknown): Frame['globals'] => ({
  'a11y.manual': '!true',
  ...Object.fromEntries(Object.keys(Object(pseudo)).map((state): [string, string] => [`pseudo.${state}`, '!true'])),
})

/** Chooses the toolbar's viewport, so that the address has it. */
function DeviceBar({ device, onChoose }: { device: Device; onChoose: (device: Device) => void }) {
  return createElement(
    'fieldset',
    {
      'aria-label': 'Width of both panes',
      style: { display: 'flex', gap: 8, height: barHeight, margin: 0, padding: '4px 12px', border: 0, background: colors.bar },
    },
    ...(['phone', 'desktop'] as const).map((each) =>
      createElement(
        'button',
        {
          key: each,
          type: 'button',
          'aria-pressed': each === device,
          onClick: () => onChoose(each),
          style: {
            padding: '0 12px',
            border: `1px solid ${each === device ? colors.ink : colors.edge}`,
            borderRadius: 13,
            background: each === device ? colors.ink : 'transparent',
            color: each === device ? colors.paper : colors.ink,
            font: '600 12px/1 sans-serif',
            cursor: 'pointer',
          },
        },
        `${each === 'phone' ? 'Phone' : 'Desktop'} ${widths[each]}`,
      ),
    ),
  )
}
