import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { overrideHandler, renderApp, success } from '../../support/renderApp.tsx'

const empty = { hotPicks: [], womanPicks: [], manPicks: [], agePicks: [], pickersPicks: [] }

async function captionOf(heading: string | RegExp, statistics: object) {
  overrideHandler('get', '/v1/picks/statistics', () => success({ ...empty, ...statistics }))
  await renderApp('/picks/staticstic', { as: 'jihoon' })
  const found = await screen.findByRole('heading', { level: 2, name: heading })
  return found.closest('figure')?.querySelector('figcaption') ?? null
}

const group = (ageRange: string, ...picks: [string, number?][]) => ({
  ageRange,
  picks: picks.map(([name, count]) => ({ name, imageUrl: `${name}.avif`, count })),
})

const picksOf = (shares: number[]) =>
  shares.map((share, at) => ({ id: at + 1, name: at === 0 ? '코트' : '니트', imageUrl: `${at}.avif`, share }))

test.each([
  ['a tie in one range', [group('20s', ['코트', 3], ['니트', 3], ['수트', 1])], '20대 공동 1위: 코트, 니트'],
  [
    'a style that leads everywhere, once in a tie',
    [group('20s', ['코트', 3], ['니트', 3]), group('30s', ['코트', 2])],
    '모든 연령대에서 코트 스타일이 1위예요. 공동 1위도 셌어요.',
  ],
  [
    'two styles that lead in as many ranges',
    [group('10s', ['코트', 3]), group('20s', ['코트', 3]), group('30s', ['니트', 2]), group('40s', ['니트', 2])],
    '코트, 니트 스타일이 2개 연령대에서 1위예요.',
  ],
  [
    'a tie without an agreement',
    [group('20s', ['코트', 3], ['니트', 3]), group('30s', ['수트', 2])],
    '연령대마다 1위가 모두 달라요.',
  ],
  ['ranks alone', [group('20s', ['코트'], ['니트']), group('30s', ['코트'])], '모든 연령대에서 코트 스타일이 1위예요.'],
])('[TREND-04] the sentence on age ranges: %s', async (_, agePicks, sentence) => {
  const caption = await captionOf('연령대별 Pick', { agePicks })
  await waitFor(() => expect(caption).toHaveTextContent(sentence))
})

test.each([
  ['one and the same', [0.4, 0.2], [0.5, 0.1], '여성도 남성도 코트 스타일이 1위예요.'],
  ['a tie among women', [0.4, 0.4], [0.5, 0.1], '공동 1위가 있어요. 여성은 코트, 니트, 남성은 코트.'],
  ['a tie among women alone', [0.4, 0.4], [], '여성 공동 1위: 코트, 니트'],
])('[TREND-03] the sentence on women and men: %s', async (_, women, men, sentence) => {
  const caption = await captionOf(/^여성과 남성의\s+Top 3$/, { womanPicks: picksOf(women), manPicks: picksOf(men) })
  await waitFor(() => expect(caption).toHaveTextContent(sentence))
})

test.each([
  ['실시간 Top 5', 'hotPicks', 5],
  [/^여성과 남성의\s+Top 3$/, 'womanPicks', 3],
])('[TREND-02, TREND-03] of seven styles %s shows its own number', async (heading, list, shown) => {
  const caption = await captionOf(heading, { [list]: picksOf([0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]) })
  await waitFor(() => expect(caption?.closest('figure')?.querySelectorAll('li')).toHaveLength(shown))
})

test.each([{ share: 0.5 }, {}])('[TREND-02] each of the five names is read in its own language: %o', async (figures) => {
  const names = ['Linen Saturday', '느린 토요일', 'Trench 트렌치', 'Denim', '니트']
  const hotPicks = names.map((name, id) => Object.assign({ id: id + 1, name, imageUrl: `${id}.avif` }, figures))
  const caption = await captionOf('실시간 Top 5', { hotPicks })
  const langs = () =>
    [...(caption?.closest('figure')?.querySelectorAll('li [lang]') ?? [])].map((name) => name.getAttribute('lang'))
  await waitFor(() => expect(langs()).toEqual(['en', 'ko', 'ko', 'en', 'ko']))
})
