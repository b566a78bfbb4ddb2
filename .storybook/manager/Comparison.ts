import { createElement, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useGlobals } from 'storybook/manager-api'

type Frame = { label: string; globals: Readonly<Record<string, string>>; width?: number }

/** The pairs of the toolbar's `compare`. */
const pairs: Readonly<Record<string, readonly [Frame, Frame]>> = {
  theme: [
    { label: 'Light', globals: { theme: 'light' } },
    { label: 'Dark', globals: { theme: 'dark' } },
  ],
  language: [
    { label: '한국어', globals: { language: 'ko' } },
    { label: 'English', globals: { language: 'en' } },
  ],
  size: [
    { label: 'Phone 390', globals: {}, width: 390 },
    { label: 'Desktop 1440', globals: {}, width: 1440 },
  ],
}

type Props = {
  /** None before Storybook has selected its first page. */
  storyId: string | undefined
  children?: ReactNode
}

const shared = ['language', 'theme', 'motion', 'textSize', 'network', 'layout']

const transparent: CSSProperties = { display: 'contents' }
const board: CSSProperties = { position: 'absolute', inset: 0, display: 'flex', gap: 1, background: '#7c857c' }
const behind: CSSProperties = { position: 'absolute', inset: 0, visibility: 'hidden' }

/**
 * One story in two frames, before its preview. The preview stays, since it answers the toolbar, and in the same place of the
 * document, since a frame that moves is loaded again.
 */
export function Comparison({ storyId, children }: Props) {
  const [globals] = useGlobals()
  const isStory = storyId !== undefined && !storyId.endsWith('--docs')
  const frames = isStory ? pairs[String(globals['compare'])] : undefined
  const common = {
    ...Object.fromEntries(shared.map((name) => [name, String(globals[name])])),
    ...pseudoStates(globals['pseudo']),
  }
  return createElement(
    'div',
    { style: frames ? board : transparent },
    createElement('div', { key: 'preview', style: frames ? behind : transparent }, children),
    ...(isStory && frames ? frames.map((frame) => createElement(FrameOf, { key: frame.label, storyId, frame, common })) : []),
  )
}

/** The states of the toolbar's `pseudo`, as an address has them. */
const pseudoStates = (pseudo: unknown) =>
  Object.fromEntries(Object.keys(Object(pseudo)).map((state): [string, string] => [`pseudo.${state}`, '!true']))

type FrameProps = { storyId: string; frame: Frame; common: Frame['globals'] }

function FrameOf({ storyId, frame, common }: FrameProps) {
  const { label, globals, width } = frame
  const { ref, available } = useWidth()
  const isFixed = width !== undefined && width < 600
  const scale = width === undefined || isFixed || available === 0 ? 1 : Math.min(1, available / width)
  const list = Object.entries({ ...common, ...globals }).map(([name, value]) => `${name}:${value}`)
  const size = width === undefined ? '100%' : `${width}px`
  return createElement(
    'section',
    {
      'aria-label': label,
      style: { position: 'relative', flex: isFixed ? `0 0 ${size}` : '1 1 0', minWidth: 0, background: '#fff', color: '#121513' },
    },
    createElement('p', { style: { margin: 0, padding: '4px 12px', font: '600 12px/20px sans-serif' } }, label),
    createElement(
      'div',
      { ref, style: { position: 'absolute', inset: '28px 0 0', overflow: 'hidden' } },
      // eslint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its scripts and its origin
      createElement('iframe', {
        title: label,
        src: `iframe.html?id=${storyId}&viewMode=story&globals=${list.join(';')}`,
        style: {
          width: size,
          height: `${100 / scale}%`,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        },
      }),
    ),
  )
}

/** The width of an element in px; 0 before it is measured. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? 0))
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, available }
}
