import { expect, test } from 'vitest'
import * as v from 'valibot'
import { commandExamples } from '../../../mocks/control/commands/commandExamples.ts'
import { commandsBy } from '../../../mocks/control/commandsBy.ts'
import { commands } from '../../../mocks/control/control.ts'
import { helpText } from '../../../mocks/control/help.ts'
import { nearestTo } from '../../../mocks/control/findScenario.ts'
import { steered } from './steered.ts'

test('__mock is a plain object that names every command and help', () => {
  const control = commandsBy(() => async () => undefined)
  expect(Object.keys(control).toSorted()).toEqual([...Object.keys(commands), 'help'].toSorted())
})

test('help lists each command with arguments, purpose and an example that is valid', () => {
  const text = helpText()
  for (const [name, { input, about }] of Object.entries(commands)) {
    expect(text).toContain(`__mock.${name}(`)
    expect(text).toContain(about)
    const example: unknown = Reflect.get(commandExamples, name)
    expect(v.safeParse(input, example ?? {})).toMatchObject({ success: true })
  }
})

test('help lists what reads, writes and makes records', () => {
  expect(helpText()).toContain('await __mock.read((tx) => tx.orders')
  expect(helpText('write')).toMatch(/^__mock\.write\(/)
  expect(helpText()).toContain('await __mock.make.order(')
})

test('help of one command', () => {
  expect(helpText('depositArrives')).toBe(
    [
      '__mock.depositArrives({ orderId: string, amount?: number })',
      `  ${commands.depositArrives.about}`,
      "  await __mock.depositArrives({ orderId: '…', amount: 50000 })",
    ].join('\n'),
  )
  expect(helpText('clock')).toContain('__mock.clock()\n')
  expect(() => helpText('advanceClok')).toThrow('no command advanceClok; __mock.help() lists all')
})

test('an error names what was wrong first, then what is possible', async () => {
  const { control } = steered()
  const send = async (name: keyof typeof commands, input: object) => {
    const result: unknown = await Reflect.get(Object(control), name)(input)
    return result
  }
  await expect(send('addFault', { kind: 'status', operation: 'saveMemos' })).rejects.toThrow(
    /^operation: is "saveMemos"\. Set it to \(.*"saveMemo"/,
  )
  await expect(send('persona', { persona: 'minso' })).rejects.toThrow(/^persona: is "minso"\. Set it to .*"minseo"/)
  await expect(send('setClock', { at: 'tomorrow' })).rejects.toThrow(/^at: .*Received "tomorrow"/)
  await expect(send('setClock', {})).rejects.toThrow(/^at: is undefined\. Set it to string\.$/)
  await expect(send('advanceClock', { ms: -1 })).rejects.toThrow(/^ms: is -1\./)
})

test('nearest words: those that contain the word, then those that begin like it', () => {
  const words = ['pay-card', 'pay-cancelled', 'home-picked', 'home-not-picked', 'my-pick']
  expect(nearestTo('pay-crad', words, 1)).toEqual(['pay-card'])
  expect(nearestTo('picked', words, 2)).toEqual(['home-picked', 'home-not-picked'])
  expect(nearestTo('', words)).toHaveLength(5)
})
