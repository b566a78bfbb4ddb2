import { useId, useRef, useState, type ComponentType } from 'react'
import { safeSessionStorage, type SafeStorage } from '../../src/lib/storage.ts'
import { langOf } from '../../src/lib/langOf.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Icon } from '../../src/ui/Icon.tsx'
import { IconButton } from '../../src/ui/controls/IconButton.tsx'
import { lazyComponent } from '../../src/ui/lazyComponent.tsx'
import { useTheme } from '../../src/ui/theme.ts'
import { ClockTab } from './ClockTab.tsx'
import css from './Console.module.css'
import { useConsole } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'
import { PageTab } from './PageTab.tsx'
import { FaultsTab } from './faults/FaultsTab.tsx'
import { useFileDrop } from './report/useOpenFile.ts'
import { RequestsTab } from './requests/RequestsTab.tsx'
import { PersonasTab } from './personas/PersonasTab.tsx'
import { ScenarioTab } from './ScenarioTab.tsx'
import { Tabs } from './Tabs.tsx'
import { UndoBar } from './UndoBar.tsx'

// Loaded when they are chosen, since few visits need them.
const OrdersTab = lazyComponent(async () => (await import('./orders/OrdersTab.tsx')).OrdersTab, { ifFailed: NotLoaded })
const WorldTab = lazyComponent(async () => (await import('./world/WorldTab.tsx')).WorldTab, { ifFailed: NotLoaded })
const ReportTab = lazyComponent(async () => (await import('./report/ReportTab.tsx')).ReportTab, { ifFailed: NotLoaded })

const panels = {
  scenario: ScenarioTab,
  personas: PersonasTab,
  orders: OrdersTab,
  clock: ClockTab,
  faults: FaultsTab,
  requests: RequestsTab,
  world: WorldTab,
  page: PageTab,
  report: ReportTab,
} as const

type TabId = keyof typeof panels
const tabIds = [
  'scenario',
  'personas',
  'orders',
  'clock',
  'faults',
  'requests',
  'world',
  'page',
  'report',
] as const satisfies readonly TabId[]

const TAB_KEY = 'pickers-mock:console-tab'
const storage: SafeStorage = safeSessionStorage

type Props = { isFocused: boolean; onClose: () => void }

/** The commands of the mock backend in tabs, beside or below the app. */
export function Console({ isFocused, onClose }: Props) {
  const texts = useTexts(consoleTexts)
  const { outcome } = useConsole()
  const theme = useTheme()
  const titleId = useId()
  const [tab, choose] = useTab()
  const Panel: ComponentType = panels[tab]
  const section = useRef<HTMLElement>(null)
  useFileDrop(section)
  return (
    // A viewer of the app is dark, the console in it is not.
    <section ref={section} className={css.console} aria-labelledby={titleId} data-theme={theme}>
      <header className={css.head}>
        <h2 id={titleId}>{texts.title}</h2>
        <IconButton label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <Tabs
        label={texts.tabsLabel}
        tabs={tabIds.map((id) => ({ id, label: texts.tabs[id] }))}
        value={tab}
        onChoose={choose}
        isFocused={isFocused}
      >
        <Panel />
      </Tabs>
      <UndoBar />
      <output className={css.outcome} data-tone={outcome?.isError ? 'danger' : undefined} lang={langOf(outcome?.message ?? '')}>
        {outcome?.message}
      </output>
    </section>
  )
}

function NotLoaded() {
  return <p role="alert">{useTexts(consoleTexts).notLoaded}</p>
}

/** The tab of this window, chosen here or by the target of another tab. */
function useTab(): readonly [TabId, (id: TabId) => void] {
  const { target, show } = useConsole()
  const [tab, setTab] = useState<TabId>(() => tabIds.find((id) => id === storage.read(TAB_KEY)) ?? 'scenario')
  const [followed, setFollowed] = useState(target)
  if (target !== followed) {
    setFollowed(target)
    if (target) setTab(target.tab)
  }
  const choose = (id: TabId) => {
    storage.write(TAB_KEY, id)
    setTab(id)
    show(undefined)
  }
  return [tab, choose]
}
