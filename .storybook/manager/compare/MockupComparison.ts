import { createElement, type CSSProperties, useState } from 'react'
import { type Frame, FramePane, ScaledPane } from './FramePane.ts'
import { barHeight, colors } from './look.ts'
import { type Mockup, mockupPicture, mockupsOf } from './mockups.ts'

const bar: CSSProperties = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  flex: `0 0 ${barHeight}px`,
  margin: 0,
  padding: '0 12px',
  background: colors.bar,
  color: colors.ink,
  font: '600 12px/1 sans-serif',
}
const labelled: CSSProperties = { display: 'flex', alignItems: 'center', gap: 8 }

type Props = {
  storyId: string
  /** Preferred among the mockups of the story. */
  device: 'phone' | 'desktop'
  common: Frame['globals']
}

/** A story beside its mockup at the same width, and the mockup over the story, as opaque as the slider says. */
export function MockupComparison({ storyId, device, common }: Props) {
  const mockups = mockupsOf(storyId)
  const [name, setName] = useState<string>()
  const [opacity, setOpacity] = useState(0)
  const preferred = mockups.find(({ width }) => (width === 390) === (device === 'phone'))
  const mockup = mockups.find((one) => one.name === name) ?? preferred ?? mockups[0]
  if (!mockup) return createElement('p', { style: bar }, 'The design has no mockup of this story.')
  return createElement(
    'div',
    { style: { display: 'contents' } },
    createElement(
      'div',
      { key: 'bar', style: bar },
      createElement(
        'label',
        { style: labelled },
        'Mockup ',
        createElement(
          'select',
          { value: mockup.name, onChange: (event: { target: HTMLSelectElement }) => setName(event.target.value) },
          ...mockups.map((one) => createElement('option', { key: one.name, value: one.name }, one.name)),
        ),
      ),
      createElement(
        'label',
        { style: labelled },
        'Story ',
        createElement('input', {
          type: 'range',
          min: 0,
          max: 100,
          value: opacity,
          'aria-label': 'Opacity of the mockup over the story, in percent',
          onChange: (event: { target: HTMLInputElement }) => setOpacity(Number(event.target.value)),
          style: { width: 200, accentColor: colors.ink },
        }),
        ` Mockup over it ${opacity} %`,
      ),
    ),
    createElement(Panes, { key: mockup.name, storyId, mockup, common, opacity }),
  )
}

type PanesProps = { storyId: string; mockup: Mockup; common: Frame['globals']; opacity: number }

/** Both follow the scrolling of the story, so that the same place is beside the same. */
function Panes({ storyId, mockup, common, opacity }: PanesProps) {
  const { name, width, theme } = mockup
  const [page, setPage] = useState<Window | null>(null)
  const [top, setTop] = useState(0)
  const follow = ({ currentTarget: { contentWindow } }: { currentTarget: HTMLIFrameElement }) => {
    setPage(contentWindow)
    contentWindow?.addEventListener('scroll', () => setTop(contentWindow.scrollY), { passive: true })
  }
  const picture = (scale: number, style: CSSProperties = {}) =>
    createElement('img', {
      src: mockupPicture(name),
      alt: '',
      width,
      style: {
        position: 'absolute',
        inset: '0 auto auto 0',
        maxWidth: 'none',
        transform: `scale(${scale}) translateY(${-top}px)`,
        transformOrigin: '0 0',
        ...style,
      },
    })
  const frame = { label: `Story ${width}`, storyId, width, globals: { ...common, theme, language: 'ko' } }
  return createElement(
    'div',
    { style: { position: 'relative', display: 'flex', flex: 1, gap: 1, minHeight: 0 } },
    createElement(FramePane, {
      key: 'story',
      frame,
      onLoad: follow,
      over: (scale: number) => picture(scale, { opacity: opacity / 100, pointerEvents: 'none' }),
    }),
    createElement(
      'div',
      {
        key: 'mockup',
        style: { display: 'flex', flex: 1, minWidth: 0 },
        onWheel: ({ deltaY }: { deltaY: number }) => page?.scrollBy(0, deltaY),
      },
      createElement(ScaledPane, { label: `Mockup ${name}`, width, content: (scale: number) => picture(scale) }),
    ),
  )
}
