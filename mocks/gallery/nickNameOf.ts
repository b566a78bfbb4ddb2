import { englishPersonas } from '../db/seed/englishPersonas.ts'
import { personas, type Persona } from '../db/seed/personas.ts'
import type { Language } from '../../src/texts/defineTexts.ts'

/** The nickname of a persona in a language, as a world in that language has it. */
export const nickNameOf = (persona: Persona, language: Language): string =>
  (language === 'en' ? englishPersonas : personas)[persona].nickName
