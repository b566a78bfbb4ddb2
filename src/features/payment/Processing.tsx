import { Spinner } from '../../ui/Spinner.tsx'
import css from './Payment.module.css'

/** Something is being settled elsewhere. */
export function Processing({ title, text }: { title: string; text: string }) {
  return (
    <section className={css.processing}>
      <h1 tabIndex={-1}>{title}</h1>
      <Spinner label={text} />
    </section>
  )
}
