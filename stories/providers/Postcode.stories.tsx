import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Place } from '../../mocks/handlers/providers/calls.ts'
import { PostcodePage } from '../../mocks/providers/postcode/PostcodePage.tsx'
import { providerPage } from './providerPage.ts'

const createSide = (address: string, english: string) => ({ address, english, fields: {} })
const createPlace = (roads: Place['roads'], lots: Place['lots'], buildingName: string, zonecode: string): Place => ({
  type: 'R',
  common: { zonecode, buildingName },
  roads,
  lots,
})
const pangyo = createPlace(
  [createSide('경기 성남시 분당구 판교역로 235', '235, Pangyoyeok-ro, Bundang-gu, Seongnam-si, Gyeonggi-do, Korea')],
  [createSide('경기 성남시 분당구 삼평동 681', '681, Sampyeong-dong, Bundang-gu, Seongnam-si, Gyeonggi-do, Korea')],
  '에이치스퀘어 엔동',
  '13494',
)
const twoRoads = createPlace(
  [createSide('서울 마포구 달빛옷장길 23', '23, Dalbichotjang-gil'), createSide('서울 마포구 바늘꽃길 2', '2, Baneulkkot-gil')],
  [createSide('서울 마포구 옷장동 30-2', '30-2, Otjang-dong')],
  '두길상가',
  '03995',
)
const foundPlaces = (...places: Place[]) => ({ at: 'ready', count: places.length, places }) as const

const meta = {
  title: 'Postcode search · 주소 검색',
  id: 'providers-postcode',
  component: PostcodePage,
  ...providerPage,
  args: {
    options: { focusInput: 'false' },
    search: foundPlaces(pangyo),
    query: '판교역로 235',
    picked: undefined,
    hasHost: true,
    onSearch: fn(),
    onMore: fn(),
    onPick: fn(),
  },
} satisfies Meta<typeof PostcodePage>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /판교역로 235/ }).focus()
    await userEvent.keyboard('{Enter}')
    const [road, lot] = [pangyo.roads[0], pangyo.lots[0]]
    await expect(args.onPick).toHaveBeenCalledWith({ place: pangyo, by: 'R', side: road, other: lot }, false)
  },
}

export const Search: Story = {
  args: { search: { at: 'idle' }, query: '', options: {} },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('삼평동 681{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('삼평동 681')
  },
}

/** A lot address that belongs to two roads. */
export const SeveralRoads: Story = {
  args: { search: foundPlaces(twoRoads) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /옷장동 30-2/ }))
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '선택 안함' }))
    await expect(args.onPick).toHaveBeenCalledWith({ place: twoRoads, by: 'J', side: twoRoads.lots[0], other: undefined }, false)
  },
}

export const EnglishAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '영문 보기' }))
    await expect(canvas.getByText(/235, Pangyoyeok-ro/)).toBeVisible()
  },
}

export const MorePages: Story = {
  args: { search: { at: 'ready', count: 36, places: [pangyo] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 10곳' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const InEnglish: Story = { globals: { language: 'en' } }
export const CustomColors: Story = {
  args: { options: { 'theme.bgColor': '#fdf6e3', 'theme.emphTextColor': '#7d4a00', 'theme.textColor': 'url(x)' } },
}
export const NothingFound: Story = { args: { search: foundPlaces(), query: '없는주소' } }
export const Loading: Story = { args: { search: { at: 'loading' } } }
export const Failed: Story = { args: { search: { at: 'problem', failure: { kind: 'failed' } }, query: '오류' } }
export const PickedInOpenSearch: Story = { args: { picked: { zonecode: '13494', address: '경기 성남시 분당구 판교역로 235' } } }
export const PickedWithoutHost: Story = { args: { ...PickedInOpenSearch.args, hasHost: false } }
