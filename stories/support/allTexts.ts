const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/texts/*.ts', '../../{src,mocks}/**/texts.ts', '../../{src,mocks}/**/*Texts.ts'],
  { eager: true },
)

type Catalogue = { ko: object; en: object }

/** A text in both languages: a string, or a function that returns one. */
type Pair = { key: string; ko: unknown; en: unknown }
export type Group = { file: string; name: string; pairs: Pair[] }

/** Every catalogue of `defineTexts`, in the app and in the emulated providers' pages. */
export const allTexts: Group[] = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isCatalogue(value) ? [{ file: path.replace('../../', ''), name, pairs: toPairs(value) }] : [],
  ),
)

/** A parameter's sample: a number in words, and a day for the one text that names its parts. */
const sample: unknown = Object.assign(Object('12'), { year: 2026, month: 11, day: 24 })

/** A text as a reader sees it, with samples for its parameters; its source where it needs others. */
export function sampleOf(text: unknown): string {
  if (typeof text !== 'function') return String(text)
  try {
    return String(
      Reflect.apply(
        text,
        undefined,
        Array.from({ length: text.length }, () => sample),
      ),
    )
  } catch {
    return String(text)
  }
}

function isCatalogue(value: unknown): value is Catalogue {
  return isObject(value) && 'ko' in value && 'en' in value && isObject(value.ko) && isObject(value.en)
}

/** The keys of both languages; a missing text has the value `undefined`. */
function toPairs({ ko, en }: Catalogue): Pair[] {
  const [korean, english] = [new Map(flatten(ko, '')), new Map(flatten(en, ''))]
  const keys = [...new Set([...korean.keys(), ...english.keys()])]
  return keys.map((key) => ({ key, ko: korean.get(key), en: english.get(key) }))
}

function flatten(value: unknown, path: string): [string, unknown][] {
  if (!isObject(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
