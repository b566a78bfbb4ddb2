import type { ReactNode } from 'react'
import { demoBuild, env } from '../config/env.ts'
import { commonTexts } from '../texts/common.ts'
import { useCompany } from '../texts/company.ts'
import { useLocale, useTexts } from '../texts/useTexts.ts'
import { Wordmark } from '../ui/layout/Wordmark.tsx'
import { LanguageSwitch, ThemeSwitch } from './navigation/Switches.tsx'
import css from './PageFooter.module.css'
import { appTexts } from './texts.ts'

/** The company's data, a demo's version, legal links, language and theme; dark in both themes. */
export function PageFooter() {
  const common = useTexts(commonTexts)
  const locale = useLocale()
  const { footer, language, theme } = useTexts(appTexts)
  const company = useCompany()
  const policies = [
    { name: footer.privacy, url: env.privacyUrl },
    { name: footer.terms, url: env.termsUrl },
  ].filter(({ url }) => url !== undefined)
  const build = demoBuild ? [footer.build(demoBuild.version, demoBuild.date[locale.language])] : []
  return (
    <footer className={css.footer} data-theme="dark">
      <div className={css.foot}>
        <Wordmark />
        <p className={css.facts}>
          {[...company, ...build].map((fact) => (
            <span key={fact} className={css.fact}>
              {`${fact} `}
            </span>
          ))}
        </p>
        <div className={css.groups}>
          {policies.length > 0 && (
            <FooterGroup label={footer.legal}>
              {policies.map(({ name, url }) => (
                <a key={name} href={url} target="_blank" rel="noopener" title={common.newTab}>
                  {name}
                </a>
              ))}
            </FooterGroup>
          )}
          <FooterGroup label={language.label}>
            <LanguageSwitch />
          </FooterGroup>
          <FooterGroup label={theme.label}>
            <ThemeSwitch />
          </FooterGroup>
        </div>
      </div>
    </footer>
  )
}

/** Links or choices below a label. */
function FooterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.group}>
      <p className={css.label}>{label}</p>
      <div className={css.choices}>{children}</div>
    </div>
  )
}
