import { defineTexts } from '../../../src/texts/defineTexts.ts'

export const postcodeTexts = defineTexts({
  ko: {
    name: '모의 우편번호',
    page: '주소 검색',
    notice: '연습용 주소 40곳만 찾을 수 있고, 그중 절반은 지어낸 곳입니다.',
    label: '도로명, 지번, 건물 이름, 우편번호',
    search: '검색',
    tips: '이렇게 찾아보세요',
    examples: ['판교역로 235', '삼평동 681', '누비마을1단지아파트', '없는주소'],
    found: (count: number) => `${count}곳을 찾았습니다`,
    none: '검색 결과가 없습니다. 도로명과 건물번호, 또는 동 이름과 번지를 다시 확인해 주세요.',
    alone: '이 화면을 연 쇼핑몰 창이 없어 주소를 전달할 곳이 없습니다.',
    problems: { other: { title: '검색하지 못했습니다', text: '잠시 후 다시 시도해 주세요.' } },
  },
  en: {
    name: 'MockPostcode',
    page: 'Address search',
    notice: 'Only forty practice addresses can be found here, and half of them are made up.',
    label: 'Road, lot, building or postcode',
    search: 'Search',
    tips: 'Try one of these',
    examples: ['Pangyoyeok-ro 235', 'Sampyeong-dong 681', '13494', 'Nowhere-ro 1'],
    found: (count) => (count === 1 ? '1 place found' : `${count} places found`),
    none: 'No results. Check the road name and number, or the district and lot number.',
    alone: 'This page wasn’t opened by a shop, so there’s nowhere to send the address.',
    problems: { other: { title: 'The search didn’t work', text: 'Please try again shortly.' } },
  },
})
