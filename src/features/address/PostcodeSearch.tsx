import { useEffect, useEffectEvent, useRef } from 'react'
import { chosenAddress, postcodeService, type PostcodeResult } from './postcode.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import css from './Address.module.css'
import { addressTexts } from './texts.ts'

type Props = { onChosen: (chosen: { postalCode: string; address: string }) => void; onClose: () => void }

/** The address search, embedded in the form. */
export function PostcodeSearch({ onChosen, onClose }: Props) {
  const texts = useTexts(addressTexts)
  const { language } = useLocale()
  const container = useRef<HTMLDivElement>(null)
  const choose = useEffectEvent(onChosen)
  useEffect(() => {
    const Postcode = postcodeService()
    const element = container.current
    if (!Postcode || !element) return undefined
    const oncomplete = (result: PostcodeResult) => choose(chosenAddress(result))
    const alwaysShowEngAddr = language === 'en'
    new Postcode({ oncomplete, alwaysShowEngAddr, width: '100%', height: '100%' }).embed(element)
    return () => element.replaceChildren()
  }, [language])
  return (
    <section className={css.search} aria-label={texts.searching}>
      <div ref={container} className={css.embedded} />
      <Button variant="quiet" size="compact" onClick={onClose}>
        {texts.closeSearch}
      </Button>
    </section>
  )
}
