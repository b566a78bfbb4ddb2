import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ribbonStyle } from '../../mocks/demo/ribbon/ribbonStyle.ts'
import { ribbonTags } from '../../mocks/demo/ribbon/ribbon.ts'
import { showWorksOffline } from '../../mocks/worker/storeFiles.ts'
import type { Language } from '../../src/texts/defineTexts.ts'
import { useLocale } from '../../src/texts/useTexts.ts'

const markup = (language: Language) =>
  ribbonTags('/').find((tag) => 'attrs' in tag && tag.attrs.lang === language)?.children ?? ''

/** The ribbon above every page of a demo, of static HTML. */
function Ribbon() {
  const { language } = useLocale()
  return (
    <>
      <style>{ribbonStyle}</style>
      {/* oxlint-disable-next-line react/no-danger -- own markup, as the build writes it */}
      <aside className="demo-ribbon" lang={language} dangerouslySetInnerHTML={{ __html: markup(language) }} />
    </>
  )
}

const meta = {
  title: 'Ribbon · 체험판 띠',
  id: 'providers-ribbon',
  component: Ribbon,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Ribbon>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const WorksOffline: Story = {
  play: async ({ canvas }) => {
    const sentence = canvas.getByText('이제 인터넷에 연결되지 않아도 이 체험판을 볼 수 있어요.')
    await userEvent.click(canvas.getByText('체험판'))
    await expect(sentence).not.toBeVisible()
    showWorksOffline()
    await expect(sentence).toBeVisible()
  },
}
