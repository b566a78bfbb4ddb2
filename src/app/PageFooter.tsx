import { demoBuild, env } from '../config/env.ts'
import { commonTexts } from '../texts/common.ts'
import { useLocale, useTexts } from '../texts/useTexts.ts'
import { Footer, FooterFacts, FooterGroup } from '../ui/Footer.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import { LanguageSwitch, ThemeSwitch } from './navigation/Switches.tsx'
import { appTexts } from './texts.ts'

/** The company's data, a demo's version, legal links, language and theme. */
export function PageFooter() {
  const common = useTexts(commonTexts)
  const locale = useLocale()
  const { footer, language, theme } = useTexts(appTexts)
  const facts = env.company[locale.language] ?? footer.facts
  const policies = [
    { name: footer.privacy, url: env.privacyUrl },
    { name: footer.terms, url: env.termsUrl },
  ].filter(({ url }) => url !== undefined)
  const build = demoBuild ? [footer.build(demoBuild.version, demoBuild.date[locale.language])] : []
  return (
    <Footer
      brand={<Wordmark />}
      groups={
        <>
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
        </>
      }
    >
      <FooterFacts facts={[common.company, ...facts, ...build]} />
    </Footer>
  )
}
