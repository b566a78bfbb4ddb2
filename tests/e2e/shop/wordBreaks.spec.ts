import type { Page } from '@playwright/test'
import { settle } from '../../../scripts/look/settle.ts'
import { goToCheckout } from '../support/payHelpers.ts'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** The short Korean words of the page that stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{Script=Hangul}{2,6}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })

for (const scenario of ['pay-card', 'cancel-before-deposit', 'profile-edit', 'home-picked']) {
  test(`no short word is broken at any width: ${scenario}`, async ({ page, mode }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await (scenario === 'pay-card' ? goToCheckout : openScenario)(page, mode, scenario)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [320, 390, 769, 840, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect(await brokenWords(page), `at ${width} px`).toEqual([])
    }
  })
}

test('[CHK-05] the four methods stand in two rows on phones, in one beside the summary from 840 on', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  for (const [width, rows] of [
    [390, 2],
    [840, 1],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tiles = page.getByRole('radio', { name: /^(신용카드|계좌이체|가상계좌|휴대폰)$/ })
    await expect(tiles).toHaveCount(4)
    const tops = await tiles.evaluateAll((radios) => radios.map((radio) => Math.round(radio.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(rows)
  }
})
