import { useId, useState, type SyntheticEvent } from 'react'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '../../../src/ui/controls/Field.tsx'
import { RadioGroup } from '../../../src/ui/controls/RadioGroup.tsx'
import { faultKinds } from '../../db/collections/control.ts'
import { Block, Row } from '../Block.tsx'
import { useConsole } from '../consoleContext.ts'
import css from './FaultsTab.module.css'
import { hasMoment } from './faultOrder.ts'
import { emptyFault, toFault, type FaultForm } from './faultForm.ts'
import { faultTexts } from './faultTexts.ts'
import { nameOf, requestOf, requestPaths } from '../requestNames.ts'
import { requestNameTexts } from '../requestNameTexts.ts'

/** A fault's operation, kind, number and moment. */
export function AddFault() {
  const texts = useTexts(faultTexts)
  const { language } = useLocale()
  const { run } = useConsole()
  const [form, setForm] = useState(() => emptyFault(language))
  const [isUnknown, setUnknown] = useState(false)
  const change = (changed: Partial<FaultForm>) => {
    setForm({ ...form, ...changed })
    setUnknown(false)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const operation = form.operation === '' ? '' : requestOf(form.operation)
    setUnknown(operation === undefined)
    if (operation === undefined) return
    void run(async (control) => {
      await control.addFault(toFault({ ...form, operation }))
      setForm(emptyFault(language))
    }, texts.added)
  }
  const times = (['once', 'several', 'always'] as const).map((value) => ({ value, label: texts[value] }))
  return (
    <Block title={texts.add}>
      <form className={css.form} onSubmit={submit}>
        <RequestField value={form.operation} isUnknown={isUnknown} onChange={(typed) => change({ operation: typed })} />
        <KindFields form={form} onChange={change} />
        <Row>
          <RadioGroup
            legend={texts.times}
            choices={times}
            value={form.times}
            onChoose={(value) => change({ times: times.find((each) => each.value === value)?.value ?? 'once' })}
          />
          {form.times === 'several' && (
            <Field label={texts.count}>
              <TextInput inputMode="numeric" value={form.count} onChange={({ target }) => change({ count: target.value })} />
            </Field>
          )}
          {hasMoment(form.kind) && (
            <RadioGroup
              legend={texts.when}
              choices={[
                { value: 'before', label: texts.before },
                { value: 'after', label: texts.after },
              ]}
              value={form.isAfter ? 'after' : 'before'}
              onChoose={(value) => change({ isAfter: value === 'after' })}
            />
          )}
        </Row>
        <Row>
          <Button type="submit" size="compact">
            {texts.submit}
          </Button>
        </Row>
      </form>
    </Block>
  )
}

type RequestFieldProps = {
  /** What was typed: nothing means every request. */
  value: string
  /** Whether it was submitted without being the whole name of a request. */
  isUnknown: boolean
  onChange: (typed: string) => void
}

/** A request of the browser's own list, which finds it by words of its name or address. */
function RequestField({ value, isUnknown, onChange }: RequestFieldProps) {
  const texts = useTexts(faultTexts)
  const names = useTexts(requestNameTexts)
  const listId = useId()
  const path = requestPaths().get(requestOf(value) ?? '')
  return (
    <Field label={texts.operation} hint={path ?? texts.operationHint} error={isUnknown && texts.choose}>
      <TextInput
        list={listId}
        autoComplete="off"
        value={value}
        placeholder={texts.all}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {[...requestPaths()].map(([name, path]) => (
          <option key={name} value={nameOf(names, name)}>
            {path}
          </option>
        ))}
      </datalist>
    </Field>
  )
}

function KindFields({ form, onChange }: { form: FaultForm; onChange: (changed: Partial<FaultForm>) => void }) {
  const texts = useTexts(faultTexts)
  return (
    <Row>
      <Field label={texts.kind}>
        <Select
          value={form.kind}
          onChange={({ target }) => onChange({ kind: faultKinds.find((kind) => kind === target.value) ?? 'status' })}
        >
          {faultKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      {form.kind === 'latency' && (
        <Field label={texts.ms}>
          <TextInput inputMode="numeric" value={form.ms} onChange={({ target }) => onChange({ ms: target.value })} />
        </Field>
      )}
      {form.kind === 'status' &&
        (['status', 'code', 'message'] as const).map((part) => (
          <Field key={part} label={texts[part]}>
            <TextInput value={form[part]} onChange={({ target }) => onChange({ [part]: target.value })} />
          </Field>
        ))}
    </Row>
  )
}
