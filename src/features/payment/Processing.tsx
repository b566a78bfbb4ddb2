import { Spinner } from '../../ui/Spinner.tsx'
import css from './Payment.module.css'
import { focusPageTitle } from '../../ui/modalStack.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** A pending payment. The heading of the result gets the focus later. */
export function Processing({ title, text }: { title: string; text: string }) {
  return (
    <section className={css.processing}>
      <PageHeading ref={passFocusOn}>{title}</PageHeading>
      <Spinner label={text} />
    </section>
  )
}

const passFocusOn = (heading: HTMLHeadingElement) => () => {
  if (document.activeElement === heading) requestAnimationFrame(focusPageTitle)
}
