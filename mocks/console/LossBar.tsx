import { useConsole } from './consoleContext.ts'
import { Question } from './Question.tsx'

/** Asks, at the console's foot, before a world with changes is left; renders nothing otherwise. */
export function LossBar() {
  const { loss, answer } = useConsole()
  if (!loss) return null
  const confirm = () => {
    answer()
    loss.confirm()
  }
  // Not itself in the console's column, whose whole height it would take.
  return (
    <div>
      <Question key={loss.question} question={loss.question} label={loss.label} onConfirm={confirm} onCancel={answer} />
    </div>
  )
}
