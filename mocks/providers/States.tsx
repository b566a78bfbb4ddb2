import type { ReactNode } from 'react'
import { useTexts } from '../../src/texts/useTexts.ts'
import type { Failure } from './callProvider.ts'
import { focusOnMount } from './focus.ts'
import css from './States.module.css'
import { commonTexts } from './texts.ts'

export function Loading() {
  const { loading } = useTexts(commonTexts)
  return (
    <output className={css.loading}>
      <span className={css.dots} aria-hidden="true" />
      <span>{loading}</span>
    </output>
  )
}

type Words = { readonly title: string; readonly text: string }
type Props = {
  failure: Failure
  /** The provider's messages for its codes; `other` for any other code. */
  words: Readonly<Record<string, Words>> & { readonly other: Words }
  onRetry: () => void
  children?: ReactNode
}

/** An error that ends the page's flow. The code may come from a parameter, so it is only rendered as text. */
export function Problem({ failure, words, onRetry, children }: Props) {
  const texts = useTexts(commonTexts)
  const { title, text } = wordsFor(failure, words, texts)
  return (
    <section className={css.problem} role="alert">
      <h1 key={title} ref={focusOnMount} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {failure.kind === 'refused' && (
        <p className={css.code}>
          <span>{`${texts.code}: `}</span>
          <code translate="no">{failure.code}</code>
          <span>{` ${failure.message}`}</span>
        </p>
      )}
      <div className={css.actions}>
        {failure.kind === 'failed' && (
          <button type="button" className={css.button} onClick={onRetry}>
            {texts.retry}
          </button>
        )}
        {children}
      </div>
    </section>
  )
}

function wordsFor(failure: Failure, words: Props['words'], texts: typeof commonTexts.ko): Words {
  if (failure.kind === 'refused') return words[failure.code] ?? words.other
  if (failure.kind === 'unable') return { title: texts.unableTitle, text: texts.unable }
  return { title: texts.failedTitle, text: texts.failed }
}
