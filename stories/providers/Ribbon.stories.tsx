import type { Meta, StoryObj } from '@storybook/react-vite'
import { ribbonStyle } from '../../mocks/demo/ribbon/ribbonStyle.ts'
import { ribbonTags } from '../../mocks/demo/ribbon/ribbon.ts'
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
      <aside className="demo-ribbon" data-theme="dark" lang={language} dangerouslySetInnerHTML={{ __html: markup(language) }} />
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
