const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/texts/*.ts', '../../{src,mocks}/**/texts.ts', '../../{src,mocks}/**/*Texts.ts'],
  { eager: true },
)

type Both = { ko: object; en: object }

/** A text in both languages: a string, or a function that makes one. */
type Pair = { key: string; ko: unknown; en: unknown }
export type Group = { file: string; name: string; pairs: Pair[] }

/** Everything that `defineTexts` made, in the app and in the emulated providers' pages. */
export const allTexts: Group[] = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isBoth(value) ? [{ file: path.replace('../../', ''), name, pairs: pairsOf(value) }] : [],
  ),
)

function isBoth(value: unknown): value is Both {
  return isObject(value) && 'ko' in value && 'en' in value && isObject(value.ko) && isObject(value.en)
}

/** The keys of both languages: one that is missing in either has the value undefined there. */
function pairsOf({ ko, en }: Both): Pair[] {
  const [korean, english] = [new Map(leavesOf(ko, '')), new Map(leavesOf(en, ''))]
  const keys = [...new Set([...korean.keys(), ...english.keys()])]
  return keys.map((key) => ({ key, ko: korean.get(key), en: english.get(key) }))
}

function leavesOf(value: unknown, path: string): [string, unknown][] {
  if (!isObject(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
