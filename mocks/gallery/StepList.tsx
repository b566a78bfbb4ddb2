import css from './ResultFields.module.css'
import type { ChecklistState } from './useChecklist.ts'

type Props = Pick<ChecklistState, 'checklist' | 'change'> & { id: string; steps: readonly string[] }

/** The steps of a scenario, each to be ticked. */
export function StepList({ id, steps, checklist, change }: Props) {
  const ticked = checklist[id]?.steps ?? []
  const toggle = (no: number) =>
    change(id, { steps: ticked.includes(no) ? ticked.filter((each) => each !== no) : [...ticked, no] })
  return (
    <ol className={css.steps}>
      {steps.map((step, index) => (
        <li key={step}>
          <label>
            <input type="checkbox" checked={ticked.includes(index + 1)} onChange={() => toggle(index + 1)} />
            <span>{step}</span>
          </label>
        </li>
      ))}
    </ol>
  )
}
