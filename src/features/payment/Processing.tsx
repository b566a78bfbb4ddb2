import { useLayoutEffect, useRef } from 'react'
import { Spinner } from '../../ui/Spinner.tsx'
import css from './Payment.module.css'
import { focusPageTitle } from '../../ui/modalStack.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** A pending payment. The heading of the result gets the focus later. */
export function Processing({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const mine = heading.current
    return () => {
      if (mine !== null && document.activeElement === mine) requestAnimationFrame(focusPageTitle)
    }
  }, [])
  return (
    <section className={css.processing}>
      <PageHeading ref={heading}>{title}</PageHeading>
      <Spinner label={text} />
    </section>
  )
}
