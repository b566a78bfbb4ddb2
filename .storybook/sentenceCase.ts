/** Words of story names that are not written in lower case within a name. */
const spellings = new Map(
  ['Korean', 'English', 'Google', 'Naver', 'Pick', 'HEIC', 'HTML', 'JPEG', 'JSON', 'SVG'].map((word) => [
    word.toLowerCase(),
    word,
  ]),
)

/** `Refund Account Required` → `Refund account required`. Numbers and words of several capitals stay. */
export function sentenceCase(name: string): string {
  const words = name.split(' ').map((word, at) => {
    const lower = word.toLowerCase()
    const isPlain = /^[A-Z][a-z]*$/.test(word)
    return spellings.get(lower) ?? (isPlain && at > 0 ? lower : word)
  })
  return words.join(' ')
}
