import { env } from '../config/env.ts'
import { useShellTexts } from '../texts/provider.tsx'
import { Footer, FooterFacts } from '../ui/Footer.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx'

/** Who we are, what binds us, and how one likes to see it (NAV-08, CONST-05). */
export function PageFooter() {
  const { footer } = useShellTexts()
  return (
    <Footer
      brand={<Wordmark />}
      links={
        <>
          <a href={env.privacyUrl} target="_blank" rel="noopener" title={footer.newTab}>
            {footer.privacy}
          </a>
          <a href={env.termsUrl} target="_blank" rel="noopener" title={footer.newTab}>
            {footer.terms}
          </a>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
    >
      <FooterFacts facts={[footer.company, ...footer.facts]} />
    </Footer>
  )
}
