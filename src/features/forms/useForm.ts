import { useState, type SubmitEvent } from 'react'
import * as v from 'valibot'
import { isApiError } from '../../api/errorText.ts'
import type { Draft } from './useDrafts.ts'

type Values = Readonly<Record<string, unknown>>

/** `error` is the server's; with an error the form keeps its values. */
export type FormReply = { readonly error?: object | undefined }

/** Sends the parsed values. */
type OnValid<Output> = (output: Output) => Promise<FormReply>

type Options<V extends Values> = {
  initial: V
  /** Unsaved input (docs/decisions/0018). Without it, unmounting the component loses the input. */
  draft?: Draft<V>
  /** Whether the form is cleared after it was sent. */
  isReused?: boolean
}

/**
 * A form whose values the schema parses on submit. Invalid values, and fields that the server refuses, are marked, and the
 * first of them gets the focus: the control with its `name`, or the button that `data-changes` it.
 */
export function useForm<const S extends v.GenericSchema, V extends Values>(
  schema: S,
  onValid: OnValid<v.InferOutput<S>>,
  { initial, draft, isReused = false }: Options<V>,
) {
  const [values, setValues] = useState<V>(() => ({ ...initial, ...draft?.value }))
  const [invalid, setInvalid] = useState<readonly string[]>([])
  const [error, setError] = useState<object>()
  const [isSending, setSending] = useState(false)

  const send = async (output: v.InferOutput<S>) => {
    setError(undefined)
    setSending(true)
    const reply = await onValid(output)
    setSending(false)
    setError(reply.error)
    if (!reply.error) draft?.remove()
    if (!reply.error && isReused) setValues(initial)
    return refusedFields(reply.error)
  }
  const run = async (form: HTMLFormElement) => {
    const read = v.safeParse(schema, values)
    setInvalid([])
    const names = read.success ? await send(read.output) : read.issues.map(nameOf)
    setInvalid(names)
    focusFirst(form, names)
  }
  return {
    values,
    /** Names of the marked fields. */
    invalid,
    error,
    isSending,
    isValid: v.is(schema, values),
    /** Ignored while the form is being sent: what is saved is what is shown. */
    change: (changed: Partial<V>) => {
      if (isSending) return
      setValues((before) => ({ ...before, ...changed }))
      draft?.save(changed)
      setInvalid((before) => before.filter((name) => !(name in changed)))
      setError(undefined)
    },
    /** For `<form onSubmit>`. */
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isSending) void run(event.currentTarget)
    },
  }
}

function nameOf({ path }: v.BaseIssue<unknown>): string {
  const key = path?.at(-1)?.key
  return typeof key === 'string' ? key : ''
}

const refusedFields = (error: unknown) =>
  isApiError(error) && error.kind === 'refused' ? (error.fields?.map(({ path }) => path) ?? []) : []

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const marked = [...form.querySelectorAll<HTMLElement>('[name], [data-changes]')].filter((control) =>
    names.includes(control.dataset['changes'] ?? control.getAttribute('name') ?? ''),
  )
  ;(marked.find((control) => !control.matches('[readonly]')) ?? marked[0])?.focus()
}
