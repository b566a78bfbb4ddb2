import { useEffect, useRef } from 'react'
import { count, dateTime } from '../../../src/lib/format.ts'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { noticeNameOf } from '../../handlers/notices.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'
import { JsonText } from './JsonTree.tsx'
import { RequestActions } from './RequestActions.tsx'
import { faultNames, faultTexts } from '../faults/faultTexts.ts'
import { entryMismatches } from './entryMismatches.ts'
import css from './RequestDetail.module.css'
import { requestTexts } from './requestTexts.ts'

/** A request with its reply, what decided it, and what can be done with it. */
export function RequestDetail({ entry, onClose }: { entry: LogEntry; onClose: () => void }) {
  const texts = useTexts(requestTexts)
  const { kinds: faultKinds } = useTexts(faultTexts)
  const { language } = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { method, path, operation, window, at, durationMs, faults, refused, isPassedOn, isOverridden, notice, request, reply } =
    entry
  const noticeName = notice === undefined ? undefined : noticeNameOf(notice)
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.operation, operation],
    [texts.window, window],
    [texts.time, dateTime(at, language)],
    [texts.duration, durationMs === null ? null : texts.ms(count(durationMs))],
    [texts.faults, faultNames(faultKinds, faults).join(', ') || null],
    [texts.refused, refused && `${refused.code} ${refused.message}`],
    [texts.rule, refused?.rule ?? null],
    [texts.mismatchShort, entryMismatches(entry).join(' · ') || null],
    [texts.notice, noticeName ? texts.notices[noticeName] : (notice ?? null)],
  ]
  return (
    <section className={css.detail} aria-label={texts.detail}>
      <header className={css.head}>
        <h3 ref={heading} tabIndex={-1}>
          {`${method} ${path}`}
        </h3>
        <IconButton label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <RequestActions entry={entry} />
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
      {isPassedOn && <p>{texts.passedOn}</p>}
      {isOverridden === true && <p>{texts.overriddenReply}</p>}
      <h4>{texts.reply}</h4>
      {reply === null ? <p className={css.none}>{texts.empty}</p> : <JsonText text={reply} />}
      <h4>{texts.request}</h4>
      {request === null ? <p className={css.none}>{texts.empty}</p> : <JsonText text={request} />}
    </section>
  )
}
