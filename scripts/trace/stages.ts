const parts = ['unit', 'storage', 'stories', 'core', 'full'] as const

/** The part of the tests that a test belongs to; `full` if the default leaves it out. */
export type Part = (typeof parts)[number]

const stages = {
  default: ['unit', 'storage', 'stories', 'core'],
  full: parts,
  unit: ['unit', 'storage'],
  stories: ['stories'],
  /** What the default runs in a real browser. */
  browser: ['storage', 'stories', 'core'],
} satisfies Record<string, readonly Part[]>

export type Stage = keyof typeof stages

export const stageNames = Object.keys(stages).join(', ')

/** Whether a command-line argument is the name of a stage. */
export const isStage = (name: string): name is Stage => Object.hasOwn(stages, name)

/** Whether a stage runs the tests of a part. */
export const runs = (stage: Stage, part: Part) => new Set<Part>(stages[stage]).has(part)

/** The part of a test in a file; Playwright specs and stories run in the default if they are selected. */
export function partOf(file: string, isSelected: boolean): Part {
  if (/^tests\/(engines|pages|site)\/|\.full\.test\.[jt]sx?$/.test(file)) return 'full'
  if (/\.browser\.test\.[jt]s$/.test(file)) return 'storage'
  if (/\.test\.[jt]sx?$/.test(file)) return 'unit'
  if (!isSelected) return 'full'
  return file.endsWith('.spec.ts') ? 'core' : 'stories'
}
