import { count, dateTime, timeOfDay } from '../../../src/lib/format.ts'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/controls/Button.tsx'
import type { Control } from '../../control/control.ts'
import { Block, Row } from '../Block.tsx'
import { useConsole, useReply } from '../consoleContext.ts'
import { AddFault } from './AddFault.tsx'
import css from './FaultsTab.module.css'
import { hasMoment, isNext } from './faultOrder.ts'
import { nameOf } from '../requestNames.ts'
import { requestNameTexts } from '../requestNameTexts.ts'
import { faultNames, faultTexts } from './faultTexts.ts'

const MAX_HITS = 10

const readFaults = (control: Control) => control.faults()
type Fault = Awaited<ReturnType<typeof readFaults>>[number]
const readHeld = (control: Control) => control.heldReplies()
const readHits = async (control: Control) => {
  const log = await control.requestLog()
  return log
    .filter(({ faults }) => faults.length > 0)
    .slice(-MAX_HITS)
    .toReversed()
}

/** Lets replies go wrong: what is active, what it met, and the replies it holds, beside the form where the console is wide. */
export function FaultsTab() {
  return (
    <div className={css.tab}>
      <AddFault />
      <div>
        <ActiveFaults />
        <HeldReplies />
        <Hits />
      </div>
    </div>
  )
}

function ActiveFaults() {
  const texts = useTexts(faultTexts)
  const names = useTexts(requestNameTexts)
  const { runUndoable } = useConsole()
  const faults = useReply(readFaults) ?? []
  return (
    <Block title={texts.active}>
      {faults.length === 0 && <p className={css.none}>{texts.none}</p>}
      <ul className={css.list}>
        {faults.map((fault) => {
          const { id, kind, operation } = fault
          const name = operation === '*' ? texts.all : nameOf(names, operation)
          return (
            <li key={id}>
              <strong>{texts.kinds[kind]}</strong>
              <span>{[name, ...valuesOf(fault, texts), isNext(fault, faults) ? texts.next : texts.waits].join(' · ')}</span>
              <Button
                variant="quiet"
                size="compact"
                aria-label={texts.removeName(`${texts.kinds[kind]} ${name}`)}
                onClick={() => void runUndoable((control) => control.removeFault({ id }), texts.removed)}
              >
                {texts.remove}
              </Button>
            </li>
          )
        })}
      </ul>
      {faults.length > 1 && (
        <Row>
          <Button
            variant="outline"
            size="compact"
            onClick={() => void runUndoable((control) => control.clearFaults(), texts.removed)}
          >
            {texts.clear}
          </Button>
        </Row>
      )}
    </Block>
  )
}

/** What was entered for a fault of its kind. */
function valuesOf({ kind, ms, status, code, message, left, isAfter }: Fault, texts: (typeof faultTexts)['ko']): string[] {
  return [
    ...(kind === 'latency' ? [`${count(ms)} ms`] : []),
    ...(kind === 'status' ? [`${status} ${code}`, message] : []),
    ...(hasMoment(kind) ? [isAfter ? texts.after : texts.before] : []),
    left === null ? texts.always : texts.left(count(left)),
  ]
}

function HeldReplies() {
  const texts = useTexts(faultTexts)
  const names = useTexts(requestNameTexts)
  const { run } = useConsole()
  const held = useReply(readHeld) ?? []
  const releaseAll = async (control: Control) => {
    for (const { id } of held) await control.releaseReply({ id })
  }
  if (held.length === 0) return null
  return (
    <Block title={texts.held}>
      <ul className={css.list}>
        {held.map(({ id, operation, at }) => (
          <li key={id}>
            <strong>{nameOf(names, operation)}</strong>
            <span>{timeOfDay(at)}</span>
            <Button
              variant="quiet"
              size="compact"
              aria-label={texts.releaseName(nameOf(names, operation))}
              onClick={() => void run((control) => control.releaseReply({ id }), texts.released)}
            >
              {texts.release}
            </Button>
          </li>
        ))}
      </ul>
      <Row>
        <Button variant="outline" size="compact" onClick={() => void run(releaseAll, texts.released)}>
          {texts.releaseAll}
        </Button>
      </Row>
    </Block>
  )
}

function Hits() {
  const texts = useTexts(faultTexts)
  const names = useTexts(requestNameTexts)
  const { language } = useLocale()
  const hits = useReply(readHits) ?? []
  return (
    <Block title={texts.hits}>
      {hits.length === 0 && <p className={css.none}>{texts.noHits}</p>}
      <ul className={css.list}>
        {hits.map(({ window, no, at, operation, method, path, status, faults }) => (
          <li key={`${window} ${no}`}>
            <strong>{[operation && nameOf(names, operation), `${method} ${path}`].filter(Boolean).join(' ')}</strong>
            {/* A lost reply has the status 0. */}
            <span>{[dateTime(at, language), ...faultNames(texts.kinds, faults), status].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Block>
  )
}
