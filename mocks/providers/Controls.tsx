import { useId, type ComponentProps, type ReactNode } from 'react'
import { useTexts } from '../../src/texts/useTexts.ts'
import css from './Controls.module.css'
import { commonTexts } from './texts.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & { variant?: 'main' | 'quiet'; isSubmit?: boolean }

export function PageButton({ variant = 'main', isSubmit = false, ...rest }: ButtonProps) {
  return <button {...rest} type={isSubmit ? 'submit' : 'button'} className={css.button} data-variant={variant} />
}

type FieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: (control: ControlProps) => ReactNode
}
type ControlProps = { id: string; className: string | undefined; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

/** A control with its label, hint and error. */
function PageField({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const words = error ?? hint
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: css.control,
        'aria-describedby': words === undefined ? undefined : `${id}words`,
        'aria-invalid': error !== undefined,
      })}
      {words !== undefined && (
        <p id={`${id}words`} className={error === undefined ? css.hint : css.error}>
          {words}
        </p>
      )}
    </div>
  )
}

type InputProps = { label: string; hint?: string; error?: string | undefined; value: string; onType?: (value: string) => void }
type NativeProps = Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'maxLength' | 'onChange' | 'onCompositionEnd'>

/** A text input; read-only without `onType` or `onChange`. */
export function PageInput({ label, hint, error, value, onType, ...rest }: InputProps & NativeProps) {
  return (
    <PageField label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          value={value}
          readOnly={!onType && !rest.onChange}
          onChange={(event) => onType?.(event.target.value)}
          {...rest}
        />
      )}
    </PageField>
  )
}

type SelectProps = {
  label: string
  hint?: string
  value: string
  choices: readonly { readonly value: string; readonly label: string }[]
  onChoose: (value: string) => void
}

export function PageSelect({ label, hint, value, choices, onChoose }: SelectProps) {
  return (
    <PageField label={label} hint={hint}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </PageField>
  )
}

/** A tester's choice of the outcome. It is not sent to the shop. */
export function TrialTools({ children, isOpen = false }: { children: ReactNode; isOpen?: boolean }) {
  const { trial } = useTexts(commonTexts)
  return (
    <details className={css.trial} open={isOpen}>
      <summary>{trial}</summary>
      <div>{children}</div>
    </details>
  )
}
