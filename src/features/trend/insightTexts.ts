import { defineTexts } from '../../texts/defineTexts.ts'
import { episodeTexts } from '../episode/texts.ts'

export const insightTexts = defineTexts({
  ko: {
    trendTitle: '지금 나의 Pick은 어디쯤?',
    trendSubtitle: '실시간 트렌드를 확인해 보세요',
    live: episodeTexts.ko.live,
    pickers: (count: string) => `실시간 · ${count}명`,
    updated: (minutes: number) => (minutes === 0 ? '방금 업데이트' : `${minutes}분 전 업데이트`),
    hotPick: 'HOT PICK',
    hotSentence: '가장 많은 동그라미를 받은 스타일은',
    womanPick: '여성 1위',
    manPick: '남성 1위',
    pickersPick: "PICKERS' PICK",
    rank: '위',
    noPicks: '아직 남겨진 Pick이 없어요',
    archiveLead: '끝난 Pick은 여기에 남아요',
    liveStats: '실시간 통계 자세히',
    archive: '지난 에피소드 아카이브',
    blurbs: [
      { name: '트렌드 분석', text: '어떤 옷이 왜 앞섰는지 다시 봐요' },
      { name: '인사이트', text: '여성과 남성, 연령대마다 다른 취향을 봐요' },
      { name: '통계', text: '지난 에피소드의 모든 기록이에요' },
    ],
  },
  en: {
    trendTitle: 'Where is your Pick right now?',
    trendSubtitle: 'Check real-time trends',
    live: episodeTexts.en.live,
    pickers: (count: string) => `Live · ${count} ${count === '1' ? 'picker' : 'pickers'}`,
    updated: (minutes: number) => (minutes === 0 ? 'Updated just now' : `Updated ${minutes} min ago`),
    hotPick: 'HOT PICK',
    hotSentence: 'Most circled:',
    womanPick: 'No. 1 among women',
    manPick: 'No. 1 among men',
    pickersPick: "PICKERS' PICK",
    rank: 'st',
    noPicks: 'No Picks yet',
    archiveLead: 'Every past episode, on record',
    liveStats: 'Live stats in detail',
    archive: 'Past episode archive',
    blurbs: [
      { name: 'Trend analysis', text: 'See which looks led, and why' },
      { name: 'Insights', text: 'How tastes differ by gender and age' },
      { name: 'Statistics', text: 'All the figures from past episodes' },
    ],
  },
})
