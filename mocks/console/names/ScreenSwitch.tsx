import { useTexts } from '../../../src/texts/useTexts.ts'
import { requestNameTexts } from './requestNameTexts.ts'
import css from './ScreenSwitch.module.css'

type Props = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Whether only the requests of the app's present screen are shown. */
export function ScreenSwitch({ isOn, onChange }: Props) {
  const { thisScreen } = useTexts(requestNameTexts)
  return (
    <label className={css.switch}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{thisScreen}</span>
    </label>
  )
}
