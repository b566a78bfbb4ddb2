import { defineTexts } from '../../../src/texts/defineTexts.ts'

export const scenarioTexts = defineTexts({
  ko: {
    startHere: '여기서 시작',
    newTab: '새 탭에서 따로 시작',
    ownWorld: '이 탭에서 따로 시작',
    copyLink: '링크 복사',
    copied: '링크를 복사했어요.',
    copyBlocked: (link: string) => `이 브라우저가 복사를 막았어요. 링크: ${link}`,
    started: '시나리오를 시작했어요.',
    gallery: '모든 시나리오를 한 화면에서 보기',
    mainWorld: '모두의 세계로 돌아가기',
    left: '모두의 세계로 돌아왔어요.',
    running: '진행 중인 시나리오',
    finish: '치우기',
  },
  en: {
    startHere: 'Start here',
    newTab: 'In a new tab with its own world',
    ownWorld: 'In this tab with its own world',
    copyLink: 'Copy link',
    copied: 'Link copied.',
    copyBlocked: (link: string) => `This browser blocked copying. Link: ${link}`,
    started: 'Scenario started.',
    gallery: 'See all scenarios on one page',
    mainWorld: 'Return to the shared world',
    left: 'You’re back in the shared world.',
    running: 'Running scenario',
    finish: 'Dismiss',
  },
})
