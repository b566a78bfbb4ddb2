import { monthDay } from '../../lib/format.ts'
import { defineTexts, twoDigits } from '../../texts/defineTexts.ts'
import { pageTexts } from '../../texts/pages.ts'

const looks = (count: number) => `${count} ${count === 1 ? 'look' : 'looks'}`

export const episodeTexts = defineTexts({
  ko: {
    newEpisode: 'NEW EPISODE',
    styleCount: (episodeId: number, count: number) => `EP ${twoDigits(episodeId)} · 스타일 ${count}벌`,
    about: '에피소드마다 새 스타일을 골라요. 시작하면 사진이 선명해지고, 많이 고른 옷은 샵에 나와요.',
    leavePick: pageTexts.ko.titles.pick,
    checkPick: '나의 Pick 확인하기',
    preview: '이번 에피소드 미리 보기',
    pickedOn: (count: number, pickedAt: string) => `${monthDay(pickedAt)}, ${count}벌에 동그라미를 그렸어요`,
    choose: '에피소드 고르기',
    episode: (id: number) => `Episode ${twoDigits(id)}`,
    inProgress: '진행 중',
    live: '실시간',
    rank: (rank: number) => `${rank}위`,
    ended: '이번 에피소드는 끝났어요. 다음 에피소드를 준비하고 있어요.',
    comingSoon: 'COMING SOON',
    comingSoonText: '새로운 에피소드를 준비하고 있어요',
  },
  en: {
    newEpisode: 'NEW EPISODE',
    styleCount: (episodeId: number, count: number) => `EP ${twoDigits(episodeId)} · ${looks(count)}`,
    about: 'Each episode is a new set of looks. Start to see them. The most circled go on sale.',
    leavePick: pageTexts.en.titles.pick,
    checkPick: 'Check my Pick',
    preview: 'Preview of this episode',
    pickedOn: (count: number, pickedAt: string) => `You circled ${looks(count)} on ${monthDay(pickedAt, 'en')}`,
    choose: 'Choose an episode',
    episode: (id: number) => `Episode ${twoDigits(id)}`,
    inProgress: 'In progress',
    live: 'Live',
    rank: (rank: number) => `No. ${rank}`,
    ended: 'This episode has ended. The next one is on its way.',
    comingSoon: 'COMING SOON',
    comingSoonText: 'A new episode is on its way',
  },
})
