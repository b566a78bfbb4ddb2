import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { Field, TextInput } from '../../src/ui/Field.tsx'
import { Row } from './Block.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'onSubmit'> & {
  label: string
  /** The text of the button. */
  submit: string
  /** If it is given, also as `false`, it replaces the browser's own messages. */
  error?: ReactNode
  onSubmit: () => void
}

/** One field, and a button that sends its value. */
export function FieldForm({ label, submit, error, onSubmit, ...input }: Props) {
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={send} noValidate={error !== undefined}>
      <Row>
        <Field label={label} error={error}>
          <TextInput {...input} />
        </Field>
        <Button type="submit" variant="outline" size="compact">
          {submit}
        </Button>
      </Row>
    </form>
  )
}
