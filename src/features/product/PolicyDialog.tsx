import { useLayoutEffect, useRef } from 'react'
import type { Support } from '../../texts/supportKo.ts'
import { useTexts } from '../../texts/provider.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import css from './Support.module.css'
import { useSupport } from './support.ts'

export type PolicySection = keyof Support['policies']['sections']

const sections = ['delivery', 'exchange', 'returns', 'refund', 'cancel', 'contact'] as const satisfies readonly PolicySection[]

/** Delivery, exchange and refund (PROD-08). It opens at the part that was asked for. */
export function PolicyDialog({ first, onClose }: { first: PolicySection; onClose: () => void }) {
  const { common } = useTexts()
  const { policies } = useSupport()
  const asked = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // Some browsers answer with a promise, which must not be taken for a clean-up.
    asked.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <Dialog title={policies.title} closeLabel={common.close} onClose={onClose}>
      {sections.map((name) => (
        <section key={name} ref={name === first && name !== sections[0] ? asked : null} className={css.policy}>
          <h3>{policies.sections[name].title}</h3>
          <ul>
            {policies.sections[name].items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
