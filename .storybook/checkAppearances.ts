import axe from 'axe-core'
import { expect } from 'vitest'
import { appearance, type Appearance } from './appearance.ts'
import { ASYNC_TIMEOUT_MS } from './timeout.ts'

/** The addon's own rules and exceptions. */
const context = { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] }
const options: axe.RunOptions = { rules: { region: { enabled: false } }, resultTypes: ['violations'] }

/** A story that moves on its own is looked at again this often. */
const ATTEMPTS = 3

/** Fails if the story on screen has an accessibility violation in one of these. */
export async function checkAppearances(others: readonly Appearance[]): Promise<void> {
  for (const other of others) {
    await show(other)
    expect(await findViolations(), `in ${other.theme} ${other.language}`).toEqual([])
  }
  appearance.set(undefined)
}

async function show({ theme, language }: Appearance): Promise<void> {
  appearance.set({ theme, language })
  const { documentElement } = document
  await expect
    .poll(() => [documentElement.dataset['theme'], documentElement.lang], { timeout: ASYNC_TIMEOUT_MS })
    .toEqual([theme, language])
}

/** Colours and texts that still change would be measured: what begins to move meanwhile is looked at again in its end. */
async function findViolations(attempts = ATTEMPTS): Promise<string[]> {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  }
  const motion = new AbortController()
  let hasMoved = false
  for (const event of ['transitionrun', 'animationstart']) {
    document.addEventListener(event, () => (hasMoved = true), { signal: motion.signal })
  }
  const { violations } = await axe.run(context, options)
  motion.abort()
  if (violations.length > 0 && hasMoved && attempts > 1) return findViolations(attempts - 1)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
