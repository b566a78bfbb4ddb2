import type { CommandErrorCode } from '../control/commands/commandError.ts'
import type { errorTexts } from './errorTexts.ts'

type Texts = (typeof errorTexts)['ko']
/** `INVALID_INPUT` is worded by its field. */
type Code = Exclude<CommandErrorCode, 'INVALID_INPUT'> | 'TEXTS_NOT_LOADED'
type Wording = (first: string, second: string) => string

/** An error in the tester's language. */
export function errorMessage(error: unknown, texts: Texts): string {
  const { code, details = [], message }: { code?: unknown; details?: readonly string[]; message?: unknown } = Object(error)
  const [first = '', second = ''] = details
  if (code === 'INVALID_INPUT') return new Map(Object.entries(texts.inputs)).get(first) ?? texts.input(first)
  // The type names a code without a text.
  const codes: Record<Code, Wording> = texts.codes
  return new Map(Object.entries(codes)).get(String(code))?.(first, second) ?? String(message ?? error)
}
