import type { ApiError } from '../../src/api/errors.ts'
import { callText, errorText } from '../../src/api/errorText.ts'
import { operations, type OperationName } from '../../src/contract/operations.ts'
import type { TextsOf } from '../../src/texts/defineTexts.ts'
import { errorTexts } from '../../src/texts/errors.ts'

type Texts = TextsOf<typeof errorTexts>

const SERVER_MESSAGE = '서버가 하는 말이에요'

/** Every kind of the union, with and without a message from the server. */
const kinds = {
  refused: { kind: 'refused', status: 409, code: 'X', message: SERVER_MESSAGE },
  'refused without words': { kind: 'refused', status: 409, code: 'X', message: null },
  unauthorized: { kind: 'unauthorized', code: 'X', message: SERVER_MESSAGE },
  'unauthorized without words': { kind: 'unauthorized', code: 'X', message: null },
  network: { kind: 'network' },
  timeout: { kind: 'timeout' },
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'broken', status: 502, detail: 'no envelope' },
} as const satisfies Record<string, ApiError>

/** All calls of the contract. */
export const calls = Object.keys(operations).filter((name): name is OperationName => name in operations)

/** The keys of the texts that a call shows, one for each kind of error; an empty one where it shows nothing or another text. */
export const errorKeys = (call: OperationName, texts: Texts): string[] =>
  Object.values(kinds).map((error) => keyOf(call, error, texts))

function keyOf(call: OperationName, error: ApiError, errors: Texts): string {
  const words = errorText(error, errors, call)
  if (words === null) return 'nothing'
  if (words.text === '') return ''
  if (words.text === SERVER_MESSAGE) return words.lang === 'ko' ? "the server's" : ''
  if (words.text === errors.network) return 'network'
  if (words.text === errors.timeout) return 'timeout'
  if (words.text === errors.failed) return 'failed'
  return words.text === callText(errors, call) ? `calls.${call}` : ''
}

const row = (first: string, others: readonly string[]) => `| ${first} | ${others.join(' | ')} |`

/** The text of docs/generated/errors.md. */
export function errorsDocument(): string {
  const columns = Object.keys(kinds)
  const dashes = columns.map(() => '---')
  return `# What a shopper reads when a call fails

For testers and those who write texts. Made by \`npm run generate -- errors\`. A cell is the key of the text in \`src/texts/errors.ts\`; "the server's"
are its own words, which stay Korean.

${row('call', columns)}
${row('---', dashes)}
${calls.map((call) => row(call, errorKeys(call, errorTexts.ko))).join('\n')}
`
}
