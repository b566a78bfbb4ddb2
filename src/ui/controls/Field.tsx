import { type ComponentProps, createContext, type ReactNode, use, useId, useMemo } from 'react'
import css from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { Icon } from '../Icon.tsx'
import { LockContext } from './fieldContext.ts'

type Described = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-disabled'?: true }
const FieldContext = createContext<Described>({})

type Props = {
  /** The name of the control, above it. */
  label: string
  /** What to enter, below the control. */
  hint?: ReactNode
  /** Beside the hint, e.g. a Counter. */
  aside?: ReactNode
  /** Shown after a failed submit; marks the control as invalid. */
  error?: ReactNode
  /** TextInput, TextArea or Select, connected to label, hint and error by context. */
  children: ReactNode
}

/** A label, a control, and its hint and error. */
export function Field({ label, hint, aside, error, children }: Props) {
  const id = useId()
  const hasError = Boolean(error)
  const describedBy = [hint ? `${id}hint` : '', hasError ? `${id}error` : ''].filter(Boolean).join(' ')
  const isLocked = use(LockContext)
  const described = useMemo(() => describe(id, describedBy, hasError, isLocked), [id, describedBy, hasError, isLocked])
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <FieldContext value={described}>{children}</FieldContext>
      {(hint || aside) && (
        <div className={css.below}>
          {hint ? (
            <p className={css.hint} id={`${id}hint`}>
              {hint}
            </p>
          ) : null}
          {aside}
        </div>
      )}
      <FieldError id={`${id}error`}>{error}</FieldError>
    </div>
  )
}

function describe(id: string, describedBy: string, isInvalid: boolean, isLocked: boolean): Described {
  return {
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': true }),
    ...(isLocked && { 'aria-disabled': true }),
  }
}

/** A line of text in a Field. */
export function TextInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...use(FieldContext)} {...props} className={css.control} />
}

type AreaProps = Omit<ComponentProps<'textarea'>, 'className'> & {
  /** `ruled` looks like lined paper. */
  variant?: 'plain' | 'ruled'
}

/** Several lines of text in a Field; four by default. */
export function TextArea({ variant = 'plain', ...props }: AreaProps) {
  return <textarea rows={4} {...use(FieldContext)} {...props} className={css.control} data-variant={variant} />
}

/** One of many choices in a Field, by the browser’s own list. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className={css.select}>
      <select {...use(FieldContext)} {...props} className={css.control} />
      <Icon name="down" />
    </span>
  )
}
