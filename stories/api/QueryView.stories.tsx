import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NotRead, NotShown, QueryError, QueryView } from '../../src/api/QueryView.tsx'
import { EmptyState } from '../../src/ui/feedback/EmptyState.tsx'
import { Spinner } from '../../src/ui/Spinner.tsx'

const refetch = fn()
const error = { kind: 'network' }

const meta = {
  title: 'Query view · 불러오기',
  id: 'api-queryview',
  component: QueryView<string[]>,
  subcomponents: { NotRead, NotShown, QueryError },
  args: {
    query: { refetch },
    call: 'reviews',
    loading: <Spinner label="불러오는 중" />,
    empty: <EmptyState title="아직 등록된 리뷰가 없습니다" />,
    children: (reviews) => <p>{reviews.join(' · ')}</p>,
  },
} satisfies Meta<typeof QueryView<string[]>>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('불러오는 중')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
export const Failed: Story = {
  args: { query: { error, refetch } },
  play: async ({ canvas }) => {
    refetch.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent('네트워크 오류가 발생했어요')
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = { args: { query: { data: [], refetch } } }
export const Loaded: Story = { args: { query: { data: ['따뜻해요', '가벼워요'], refetch } } }
/** Data from before stays, with the error above it. */
export const Stale: Story = {
  args: { query: { data: ['따뜻해요', '가벼워요'], error, refetch } },
  play: async ({ canvas }) => {
    refetch.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent('네트워크 오류가 발생했어요')
    await expect(canvas.getByText('따뜻해요 · 가벼워요')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
}
/** Of a list that is read in part, the sentence is below it. */
export const OneNotShown: Story = {
  args: {
    query: { data: ['따뜻해요', '가벼워요'], refetch },
    children: (reviews) => (
      <>
        <p>{reviews.join(' · ')}</p>
        <NotShown count={1} />
      </>
    ),
  },
}
/** A section of a reply of which nothing could be read. */
export const SectionNotRead: Story = {
  args: { query: { data: [], refetch }, empty: undefined, children: () => <NotRead call="statistics" onRetry={refetch} /> },
}
