import { useEffect, useRef } from 'react'
import { count, dateTime } from '../../../src/lib/format.ts'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/controls/IconButton.tsx'
import { noticeNameOf } from '../../handlers/notices.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'
import { JsonText } from './JsonTree.tsx'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { useConsole } from '../consoleContext.ts'
import { RequestActions } from './RequestActions.tsx'
import { faultNames, faultTexts } from '../faults/faultTexts.ts'
import css from './RequestDetail.module.css'
import { entryMismatches, orderOf, outcomeOf } from './outcome.ts'
import { nameOf } from '../requestNames.ts'
import { requestNameTexts } from '../requestNameTexts.ts'
import { requestTexts, textWithoutReply } from './requestTexts.ts'

/** A request with its reply, what decided it, and what can be done with it. */
export function RequestDetail({ entry, onClose }: { entry: LogEntry; onClose: () => void }) {
  const texts = useTexts(requestTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Docked below, the list leaves it no room.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { show } = useConsole()
  const orderId = orderOf(entry)
  const { method, path, status, isPassedOn, isOverridden, isShortened, request, reply } = entry
  const dropped = isShortened ? texts.dropped : undefined
  return (
    <section ref={section} className={css.detail} aria-label={texts.detail}>
      <header className={css.head}>
        <h3 ref={heading} tabIndex={-1}>
          {`${method} ${path}`}
        </h3>
        <IconButton label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <RequestActions entry={entry} />
      <Facts entry={entry} />
      {orderId !== undefined && (
        <p>
          <Button variant="quiet" size="compact" onClick={() => show({ tab: 'orders', orderId })}>
            {texts.toOrder(orderId)}
          </Button>
        </p>
      )}
      {isPassedOn && <p>{texts.passedOn}</p>}
      {isOverridden === true && <p>{texts.overriddenReply}</p>}
      <h4>{texts.reply}</h4>
      {reply === null ? (
        <p className={css.none}>{dropped ?? textWithoutReply(status, texts) ?? texts.noBody}</p>
      ) : (
        <JsonText text={reply} />
      )}
      <h4>{texts.request}</h4>
      {request === null ? <p className={css.none}>{dropped ?? texts.noBody}</p> : <JsonText text={request} />}
    </section>
  )
}

function Facts({ entry }: { entry: LogEntry }) {
  const texts = useTexts(requestTexts)
  const { kinds: faultKinds } = useTexts(faultTexts)
  const names = useTexts(requestNameTexts)
  const { language } = useLocale()
  const { operation, window, at, durationMs, faults, refused, location, notice } = entry
  const noticeName = notice === undefined ? undefined : noticeNameOf(notice)
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.operation, operation && `${nameOf(names, operation)} (${operation})`],
    [texts.window, window],
    [texts.time, dateTime(at, language)],
    [texts.duration, durationMs === null ? null : texts.ms(count(durationMs))],
    [texts.faults, faultNames(faultKinds, faults).join(', ') || null],
    [texts.outcome, outcomeOf(entry) ?? null],
    [texts.leadsTo, location ?? null],
    [texts.rule, refused?.rule ?? null],
    [texts.mismatchShort, entryMismatches(entry).join(' · ') || null],
    [texts.notice, noticeName ? texts.notices[noticeName] : (notice ?? null)],
  ]
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
