import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { addresses } from '../../mocks/db/seed/addresses.ts'
import { PostcodePage } from '../../mocks/providers/postcode/PostcodePage.tsx'
import { providerPage } from './providerPage.ts'

const places = addresses.filter(({ zonecode }) => zonecode === '13494')

const meta = {
  title: 'Postcode search · 주소 검색',
  id: 'providers-postcode',
  component: PostcodePage,
  ...providerPage,
  args: { search: { at: 'found', places }, query: '판교역로 235', showsEnglish: false, onSearch: fn(), onChoose: fn() },
} satisfies Meta<typeof PostcodePage>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /판교역로 235/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(places[0])
  },
}

export const Search: Story = {
  args: { search: { at: 'idle' }, query: '' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('삼평동 681{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('삼평동 681')
  },
}

export const InEnglish: Story = { args: { showsEnglish: true }, globals: { language: 'en' } }
export const NothingFound: Story = { args: { search: { at: 'found', places: [] }, query: '없는주소' } }
export const Loading: Story = { args: { search: { at: 'loading' } } }
export const Failed: Story = { args: { search: { at: 'problem', failure: { kind: 'failed' } } } }
export const WithoutShop: Story = { args: { search: { at: 'alone' } } }
