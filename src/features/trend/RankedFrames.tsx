import type { ReactNode } from 'react'
import { ImageFrame, type Picture, type PaperColor } from '../../ui/ImageFrame.tsx'
import { Medal } from './Medal.tsx'
import { handOf, PickRing } from '../../components/PickRing.tsx'
import css from './RankedFrames.module.css'
import { useFlip } from '../../ui/useFlip.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

type RankedFrame = { id: number; name: string; picture: Picture; paperColor?: PaperColor; isMine: boolean }

type Props = {
  entries: readonly RankedFrame[]
  mineLabel: string
  /** `top` leads five with one, names below; `podium` three, the pictures alone. */
  look: 'top' | 'podium'
  /** The tongue of the names, where it is not the page's. */
  lang?: string
}

/** Where only ranks are known, size says them: the first is large. What is one's own is ringed. */
export function RankedFrames({ entries, mineLabel, look, lang }: Props) {
  const list = useFlip<HTMLOListElement>()
  return (
    <ol ref={list} className={css.frames} data-look={look}>
      {entries.map(({ id, name, picture, paperColor = 'sky', isMine }, index) => (
        <li key={id} className={css.entry}>
          <span className={css.picture}>
            <span className={css.medal}>
              <Medal rank={index + 1} />
            </span>
            <ImageFrame picture={picture} paperColor={paperColor} ratio="fill" crop="upper">
              {isMine && <PickRing hand={handOf(id)} />}
            </ImageFrame>
          </span>
          <Name isShown={look === 'top'}>
            <span lang={lang}>{name}</span> {isMine && <span className={css.mine}>{mineLabel}</span>}
          </Name>
        </li>
      ))}
    </ol>
  )
}

function Name({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return isShown ? <span className={css.name}>{children}</span> : <VisuallyHidden>{children}</VisuallyHidden>
}
