import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react'
import css from './Tabs.module.css'

type Tab<Id extends string> = { readonly id: Id; readonly label: string }

type Props<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChoose: (id: Id) => void
  /** Whether the selected tab gets the focus on mount. */
  isFocused: boolean
  children: ReactNode
}

/** Tabs as in the ARIA Authoring Practices: arrow keys, Home and End select immediately. */
export function Tabs<Id extends string>({ label, tabs, value, onChoose, isFocused, children }: Props<Id>) {
  const id = useId()
  useEffect(() => {
    if (isFocused) document.getElementById(id + value)?.focus()
  }, [isFocused, id, value])
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value)
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }
    const target = targets[event.key]
    const next = target === undefined ? undefined : tabs.at(target % tabs.length)
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    document.getElementById(id + next.id)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={press} tabIndex={-1}>
        {tabs.map((tab) => {
          const isChosen = tab.id === value
          return (
            <button
              key={tab.id}
              ref={isChosen ? scrollIntoSight : undefined}
              type="button"
              role="tab"
              id={id + tab.id}
              className={css.tab}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChoose(tab.id)}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div role="tabpanel" id={`${id}panel`} className={css.panel} aria-labelledby={id + value} tabIndex={0} key={value}>
        {children}
      </div>
    </>
  )
}

const scrollIntoSight = (tab: Element | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
