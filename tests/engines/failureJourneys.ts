import type { Journey } from './support/journey.ts'
import { control } from './support/steps.ts'

export const failureJourneys: readonly Journey[] = [
  {
    title: '[API-04] every reply fails, and a retry succeeds after the faults are cleared',
    result: 'an error with a retry button, then the page',
    run: async ({ page }) => {
      await page.openScenario('server-down')
      await page.see('button', '다시 시도')
      await control(page, 'clearFaults()')
      await page.click('button', '다시 시도')
      await page.see('heading', '느리게 걷는 토요일|큐레이션 샵')
    },
  },
  {
    title: '[ERR-05] offline is announced, and data is fetched again afterwards',
    result: 'a notice, then the products',
    run: async ({ page }) => {
      await page.openScenario('offline')
      await page.see('heading', '큐레이션 샵')
      await control(page, 'setDevice({ isOffline: true })')
      await page.seeText('인터넷 연결이 끊겼어요')
      await control(page, 'setDevice({ isOffline: false })')
      await page.see('heading', '큐레이션 샵')
      await page.see('link', '퍼')
    },
  },
  {
    title: 'the host is stopped: the app that is open continues',
    result: 'pages that were visited, and replies of the mocks',
    run: async ({ page, host }) => {
      await page.openScenario('home-picked')
      await page.click('button', '나의 Pick 확인하기')
      await page.see('dialog', '나의 Pick')
      await page.click('button', '닫기')
      await page.seeNo('dialog', '나의 Pick')
      host.isDown = true
      try {
        await page.click('button', '나의 Pick 확인하기')
        await page.see('dialog', '나의 Pick')
      } finally {
        host.isDown = false
      }
    },
  },
  {
    title: 'all site data is blocked, and a scenario starts from its address',
    result: 'the start of the scenario, in memory',
    launchOptions: { blocksStorage: true },
    unsupported: { WebKit: 'WebKitGTK has no such setting in its driver' },
    run: async ({ page }) => {
      await page.openScenario('home-picked')
      await page.click('button', '나의 Pick 확인하기')
      await page.see('dialog', '나의 Pick')
    },
  },
  {
    title: 'all site data is blocked',
    result: 'the app in memory, with a notice',
    launchOptions: { blocksStorage: true },
    unsupported: { WebKit: 'WebKitGTK has no such setting in its driver' },
    run: async ({ page }) => {
      await page.goto('')
      await page.click('link', '나의 Pick 남기러 가기')
      await page.click('button', '회원가입 없이 Pick하기')
      await page.click('button', '건너뛰기')
      await page.see('link', '나의 Pick 남기기')
      await page.seeText('테스터 도구')
    },
  },
]
