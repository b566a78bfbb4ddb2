import css from './ProviderDisc.module.css'

const letters = { google: 'G', naver: 'N' } as const

/** The provider in colour and initial alone: no logo is ours to use. */
export function ProviderDisc({ provider }: { provider: 'google' | 'naver' }) {
  return (
    <span className={css.disc} data-provider={provider} aria-hidden="true">
      {letters[provider]}
    </span>
  )
}
