import { useLayoutEffect, useRef } from 'react'
import type { TextsOf } from '../../texts/defineTexts.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import css from './PolicyDialog.module.css'
import { policyTexts } from './policyTexts.ts'

export type PolicySection = keyof TextsOf<typeof policyTexts>['sections']

const sections = ['delivery', 'exchange', 'returns', 'refund', 'cancel', 'contact'] as const satisfies readonly PolicySection[]

/** Delivery, exchange and refund policies, scrolled to `first`. */
export function PolicyDialog({ first, onClose }: { first: PolicySection; onClose: () => void }) {
  const policies = useTexts(policyTexts)
  const initialSection = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // The block keeps the effect from returning the promise that some browsers return here.
    initialSection.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <Dialog title={policies.title} onClose={onClose}>
      {sections.map((name) => (
        <section key={name} ref={name === first && name !== sections[0] ? initialSection : null} className={css.policy}>
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
