import css from './ProviderDisc.module.css'

const letters = { google: 'G', naver: 'N' } as const

/** The provider's color and initial only: we may not use the logos. */
export function ProviderDisc({ provider }: { provider: 'google' | 'naver' }) {
  return (
    <span className={css.disc} data-provider={provider} aria-hidden="true">
      {letters[provider]}
    </span>
  )
}
