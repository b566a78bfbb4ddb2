import { useId, useState } from 'react'
import { safeSessionStorage, type SafeStorage } from '../../src/lib/storage.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Icon } from '../../src/ui/Icon.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { useTheme } from '../../src/ui/theme.ts'
import { ClockTab } from './ClockTab.tsx'
import css from './Console.module.css'
import { useConsole } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'
import { CrowdTab } from './CrowdTab.tsx'
import { DeviceTab } from './DeviceTab.tsx'
import { FaultsTab } from './faults/FaultsTab.tsx'
import { OrdersTab } from './orders/OrdersTab.tsx'
import { RequestsTab } from './requests/RequestsTab.tsx'
import { PeopleTab } from './PeopleTab.tsx'
import { RunningSteps } from './scenarios/RunningSteps.tsx'
import { ScenariosTab } from './scenarios/ScenariosTab.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { Tabs } from './Tabs.tsx'

const panels = {
  scenarios: ScenariosTab,
  people: PeopleTab,
  clock: ClockTab,
  crowd: CrowdTab,
  device: DeviceTab,
  faults: FaultsTab,
  orders: OrdersTab,
  requests: RequestsTab,
  settings: SettingsTab,
} as const

type TabId = keyof typeof panels
const tabIds = [
  'scenarios',
  'people',
  'clock',
  'crowd',
  'device',
  'faults',
  'orders',
  'requests',
  'settings',
] as const satisfies readonly TabId[]

const TAB_KEY = 'pickers-mock:console-tab'
const storage: SafeStorage = safeSessionStorage

type Props = {
  isFocused: boolean
  onClose: () => void
}

/** The commands of the mock backend in tabs, beside the app. */
export function Console({ isFocused, onClose }: Props) {
  const texts = useTexts(consoleTexts)
  const { worldName, outcome } = useConsole()
  const theme = useTheme()
  const titleId = useId()
  const [tab, setTab] = useState<TabId>(() => tabIds.find((id) => id === storage.read(TAB_KEY)) ?? 'scenarios')
  const choose = (id: TabId) => {
    storage.write(TAB_KEY, id)
    setTab(id)
  }
  const Panel = panels[tab]
  return (
    // A viewer of the app is dark, the console in it is not.
    <section className={css.console} aria-labelledby={titleId} data-theme={theme}>
      <header className={css.head}>
        <h2 id={titleId}>{texts.title}</h2>
        <span className={css.world}>{worldName === 'main' ? texts.mainWorld : texts.ownWorld}</span>
        <IconButton label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <RunningSteps />
      <Tabs
        label={texts.tabsLabel}
        tabs={tabIds.map((id) => ({ id, label: texts.tabs[id] }))}
        value={tab}
        onChoose={choose}
        isFocused={isFocused}
      >
        <Panel />
      </Tabs>
      <output className={css.outcome} data-tone={outcome?.isError ? 'danger' : undefined}>
        {outcome?.message}
      </output>
    </section>
  )
}
