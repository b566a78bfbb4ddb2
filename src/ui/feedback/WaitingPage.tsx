import type { ReactNode } from 'react'
import { focusPageTitle } from '../../lib/focusPageTitle.ts'
import { Spinner } from '../Spinner.tsx'
import css from './WaitingPage.module.css'

type Props = {
  /** The heading of the page. */
  title: string
  /** What is waited for. */
  text: string
  /** A way on, if it takes too long. */
  children?: ReactNode
}

/** A page that waits for a reply. If its heading has the focus, the heading of what follows gets it. */
export function WaitingPage({ title, text, children }: Props) {
  return (
    <section className={css.page}>
      <h1 tabIndex={-1} ref={passFocusOn}>
        {title}
      </h1>
      <Spinner label={text} />
      {children}
    </section>
  )
}

const passFocusOn = (heading: HTMLHeadingElement) => () => {
  if (document.activeElement === heading) requestAnimationFrame(focusPageTitle)
}
