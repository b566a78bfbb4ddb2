import { languageOf, type Language } from '../db/languages.ts'
import type { ReadTx } from '../db/collections.ts'

/** A message of the server or of an emulated provider: a text in each language of a world, or one that is the same in all. */
export type Message = string | Readonly<Record<Language, string>>

/** The text of a message in a language. */
export const textIn = (language: Language, message: Message): string =>
  typeof message === 'string' ? message : message[language]

/** The text of a message in this world, e.g. for a record. */
export const textInWorld = (tx: Pick<ReadTx, 'counters'>, message: Message): string => textIn(languageOf(tx), message)

/** Messages that name a part of the request. */
export const messages = {
  required: { ko: '꼭 필요한 값이에요.', en: 'This is required.' },
  wrongFormat: { ko: '형식이 올바르지 않아요.', en: 'The format isn’t right.' },
  tooLong: (limit: string) => ({ ko: `길이는 ${limit} 이하여야 해요.`, en: `The length is at most ${limit}.` }),
  empty: { ko: '내용을 입력해 주세요.', en: 'Please enter something.' },
  tooShort: (limit: string) => ({ ko: `길이는 ${limit} 이상이어야 해요.`, en: `The length is at least ${limit}.` }),
  outOfRange: { ko: '입력할 수 있는 범위를 벗어났어요.', en: 'This is out of range.' },
  notJson: (contentType: string) => ({
    ko: `본문은 JSON이어야 해요. Content-Type: application/json으로 보내 주세요(받은 값: ${contentType}).`,
    en: `The body has to be JSON, sent with Content-Type: application/json (received: ${contentType}).`,
  }),
  invalidJson: { ko: '본문이 올바른 JSON이 아니에요.', en: 'The body is not valid JSON.' },
  foreignOrigin: (origin: string) => ({
    ko: `${origin}의 페이지는 이 서버에 요청할 수 없어요. 필요하면 --allow-origin으로 이름을 적어 서버를 시작해 주세요.`,
    en: `Pages of ${origin} may not send requests to this server. If they should, start it with --allow-origin.`,
  }),
  foreignHost: (host: string) => ({
    ko: `이 서버는 ${host}라는 이름으로 시작되지 않았어요. 그 이름이 맞으면 --public-url http://${host}로 시작해 주세요.`,
    en: `This server does not answer as ${host} here. If that is its name, start it with --public-url http://${host}.`,
  }),
  unreadable: { ko: '읽을 수 없는 글자가 있어요.', en: 'There are characters that can’t be read.' },
  birthYear: { ko: '태어난 해를 다시 확인해 주세요.', en: 'Please check the year of birth.' },
} as const satisfies Readonly<Record<string, Message | ((...values: never[]) => Message)>>
