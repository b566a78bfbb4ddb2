import type { ReactNode } from 'react'
import { Caption } from './Caption.tsx'
import { Image, paperColorOf } from './Image.tsx'
import { Page } from './Page.tsx'
import { PickRing } from './PickRing.tsx'
import { pictures } from './pictures.ts'
import css from './SheetLayout.module.css'

const SHOWN = 6
const RINGED = 1

type Props = {
  /** `picked`: one picture is circled, which explains picking without words. `closed`: all are out of focus. */
  variant?: 'picked' | 'plain' | 'closed'
  /** Rows of pictures on phones, where the words matter most. */
  phoneRows?: 1 | 2
  /** The title and what follows it. */
  children: ReactNode
}

/** A page of few words beside six of the landing's pictures: no call, so that it stands for visitors and errors too. */
export function SheetLayout({ variant = 'plain', phoneRows = 1, children }: Props) {
  const ringed = variant === 'picked' ? RINGED : undefined
  return (
    <div className={css.page}>
      <div className={css.grid} data-theme="dark" data-phone-rows={phoneRows} aria-hidden="true">
        {pictures.slice(0, SHOWN).map(({ name, ...picture }, index) => (
          <div key={name} className={css.item} data-picked={index === ringed}>
            <Caption number={index + 1} />
            <Image
              picture={{ ...picture, sizes: '(width >= 43.75em) 25vw, 33vw' }}
              paperColor={paperColorOf(index)}
              isFirst={index < 3}
              isBlurred={variant === 'closed'}
            >
              {index === ringed && <PickRing variant={0} isEntering />}
            </Image>
          </div>
        ))}
      </div>
      <div className={css.column}>
        <Page width="read">{children}</Page>
      </div>
    </div>
  )
}
