import { defineTexts, twoDigits } from './defineTexts.ts'

/** An episode's number, with its title if it has one. */
const episode = (id: number, title: string) => [`EP ${twoDigits(id)}`, title.trim()].filter(Boolean).join(' · ')

export const commonTexts = defineTexts({
  ko: {
    site: 'Pickers',
    loading: '불러오는 중이에요',
    retry: '다시 시도',
    close: '닫기',
    cancel: '취소',
    back: '돌아가기',
    more: '더 보기',
    home: '홈으로 가기',
    skipToContent: '본문으로 건너뛰기',
    notLoaded: '페이지를 불러오지 못했어요',
    rating: (stars: string) => `별점 ${stars}점`,
    episode,
    newTab: '새 탭에서 열려요',
  },
  en: {
    site: 'Pickers',
    loading: 'Loading',
    retry: 'Try again',
    close: 'Close',
    cancel: 'Cancel',
    back: 'Go back',
    more: 'View more',
    home: 'Go home',
    skipToContent: 'Skip to content',
    notLoaded: 'We couldn’t load the page',
    rating: (stars: string) => `${stars} ${stars === '1' ? 'star' : 'stars'}`,
    episode,
    newTab: 'opens in a new tab',
  },
})
