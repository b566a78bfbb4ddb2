import { env } from '../config/env.ts'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Footer, FooterFacts } from '../ui/Footer.tsx'
import { Wordmark } from '../components/Wordmark.tsx'
import { LanguageSwitch, ThemeSwitch } from './navigation/Switches.tsx'
import { appTexts } from './texts.ts'

/** The company's data, legal links, language and theme (NAV-08, CONST-05). */
export function PageFooter() {
  const common = useTexts(commonTexts)
  const { footer } = useTexts(appTexts)
  return (
    <Footer
      brand={<Wordmark />}
      links={
        <>
          {env.privacyUrl !== undefined && (
            <a href={env.privacyUrl} target="_blank" rel="noopener" title={common.newTab}>
              {footer.privacy}
            </a>
          )}
          {env.termsUrl !== undefined && (
            <a href={env.termsUrl} target="_blank" rel="noopener" title={common.newTab}>
              {footer.terms}
            </a>
          )}
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
    >
      <FooterFacts facts={[common.company, ...footer.facts]} />
    </Footer>
  )
}
