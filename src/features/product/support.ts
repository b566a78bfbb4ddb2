import { supportEn } from '../../texts/supportEn.ts'
import { supportKo, type Support } from '../../texts/supportKo.ts'
import { useLanguage } from '../../texts/provider.tsx'

/** The long texts of a product page, in the language of the screen. */
export function useSupport(): Support {
  return useLanguage().language === 'ko' ? supportKo : supportEn
}
