const FIRST = 0xac00
const initials = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ').map((letters) => (letters === '_' ? '' : letters))
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

/** Assimilation of a final consonant before an initial one (국립 is gungnip). */
const assimilated: Readonly<Record<string, string>> = {
  'k n': 'ng n',
  'k m': 'ng m',
  'k r': 'ng n',
  't n': 'n n',
  't m': 'n m',
  't r': 'n n',
  'p n': 'm n',
  'p m': 'm m',
  'p r': 'm n',
  'n r': 'l l',
  'l n': 'l l',
  'l r': 'l l',
  'ng r': 'ng n',
  'm r': 'm n',
}

/** Finals that move to a following vowel, by their index in the table. */
const carriedFinals = [
  '',
  'g',
  'kk',
  'ks',
  'n',
  'nj',
  'n',
  'd',
  'r',
  'lg',
  'lm',
  'lb',
  'ls',
  'lt',
  'lp',
  'r',
  'm',
  'b',
  'ps',
  's',
  'ss',
]
const allCarriedFinals = [...carriedFinals, 'ng', 'j', 'ch', 'k', 't', 'p', '']

type Syllable = { readonly initial: number; readonly vowel: number; readonly final: number }

/** Hangul in lowercase Latin letters by the Revised Romanization; other characters are unchanged. For names of places. */
export function romanize(text: string): string {
  const chars = Array.from(text, (char) => syllableOf(char) ?? char)
  return chars
    .map((char, at) => {
      if (typeof char === 'string') return char
      const [before, next] = [chars[at - 1], chars[at + 1]]
      return startOf(char, before) + (vowels[char.vowel] ?? '') + endOf(char, next)
    })
    .join('')
}

function syllableOf(char: string): Syllable | undefined {
  const code = (char.codePointAt(0) ?? 0) - FIRST
  if (code < 0 || code >= 11_172) return undefined
  return { initial: Math.floor(code / 588), vowel: Math.floor((code % 588) / 28), final: code % 28 }
}

function startOf({ initial }: Syllable, before: Syllable | string | undefined): string {
  const own = initials[initial] ?? ''
  if (before === undefined || typeof before === 'string' || before.final === 0) return own
  return assimilated[`${finals[before.final]} ${own}`]?.split(' ')[1] ?? own
}

function endOf({ final }: Syllable, next: Syllable | string | undefined): string {
  const own = finals[final] ?? ''
  if (final === 0 || next === undefined || typeof next === 'string') return own
  const initial = initials[next.initial] ?? ''
  if (initial === '') return allCarriedFinals[final] ?? own
  return assimilated[`${own} ${initial}`]?.split(' ')[0] ?? own
}

/** `판교역로` becomes `Pangyoyeok-ro`: a hyphen before the kind of place, and a capital letter. */
export function placeName(korean: string): string {
  const [, name = '', tail = ''] =
    /^(.+?)(특별자치도|특별자치시|(?:\d+길|(?:\d가|\d+)?(?:로|길|동|가)|구|시|군|읍|면|리|도))$/.exec(korean) ?? []
  if (name === '') return capital(romanize(korean))
  // 태평로1가 becomes Taepyeongno 1(il)-ga, as on road signs.
  const numbered = /^(\d+)(\D+)$/.exec(tail)
  const kind = numbered ? `${numbered[1]}-${romanize(numbered[2] ?? '')}` : romanize(tail)
  return numbered ? `${placeName(name)} ${kind}` : `${capital(romanize(name))}-${kind}`
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
