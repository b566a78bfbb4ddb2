import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { colors } from './look.ts'

/** A story at a width in px, under settings of the toolbar. */
export type Frame = {
  readonly label: string
  readonly storyId: string
  readonly width: number
  readonly globals: Readonly<Record<string, string>>
}

/** Of the label, in px. */
const LABEL_HEIGHT = 28

type Props = {
  frame: Frame
  /** No wider than the frame. */
  isFixed?: boolean
  onLoad?: (event: { currentTarget: HTMLIFrameElement }) => void
  /** What lies over the frame, at its scale. */
  over?: (scale: number) => ReactNode
}

export function FramePane({ frame, isFixed = false, onLoad, over }: Props) {
  const { label, storyId, width, globals } = frame
  const list = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  const src = `iframe.html?id=${storyId}&viewMode=story&globals=${list.join(';')}`
  const content = (scale: number) => [
    // eslint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its scripts and its origin
    createElement('iframe', {
      key: 'frame',
      title: label,
      src,
      onLoad,
      style: { width: `${width}px`, height: `${100 / scale}%`, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' },
    }),
    over && createElement('div', { key: 'over', style: { display: 'contents' } }, over(scale)),
  ]
  return createElement(ScaledPane, { label, width, isFixed, content })
}

type ScaledProps = { label: string; width: number; isFixed?: boolean; content: (scale: number) => ReactNode }

/** A labelled pane whose content has a width in px of its own, and is scaled to the pane where that is narrower. */
export function ScaledPane({ label, width, isFixed = false, content }: ScaledProps) {
  const { ref, available } = useWidth()
  const scale = available === 0 ? 1 : Math.min(1, available / width)
  return createElement(
    'section',
    {
      'aria-label': label,
      style: {
        position: 'relative',
        flex: isFixed ? `0 1 ${width}px` : '1 1 0',
        minWidth: 0,
        background: colors.paper,
        color: colors.ink,
      },
    },
    createElement('p', { style: { margin: 0, padding: '4px 12px', font: `600 12px/${LABEL_HEIGHT - 8}px sans-serif` } }, label),
    createElement(
      'div',
      { ref, style: { position: 'absolute', inset: `${LABEL_HEIGHT}px 0 0`, overflow: 'hidden' } },
      createElement(
        'div',
        { style: { position: 'relative', width: width * scale, height: '100%', marginInline: 'auto', overflow: 'hidden' } },
        content(scale),
      ),
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
