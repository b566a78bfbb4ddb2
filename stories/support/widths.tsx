import type { ReactNode } from 'react'

/** Of a card: in two columns on a phone, in four on a desktop, and alone on a phone; in px. */
const cardWidths = [174, 260, 360] as const

type Props = {
  widths?: readonly number[]
  /** The card; a function where each needs an id of its own. */
  children: ReactNode | ((width: number) => ReactNode)
}

/** A card at each width, with the number above it. */
export function AtWidths({ widths = cardWidths, children }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'start',
        gap: '1.5rem',
        width: 'max-content',
        maxWidth: 'calc(100vw - 2rem)',
      }}
    >
      {widths.map((width) => (
        <section key={width} aria-label={`${width} px`} style={{ width, flex: 'none', display: 'grid', gap: 8 }}>
          <span style={{ color: 'var(--text-muted)', fontSize: 13 }}>{`${width} px`}</span>
          {typeof children === 'function' ? children(width) : children}
        </section>
      ))}
    </div>
  )
}
