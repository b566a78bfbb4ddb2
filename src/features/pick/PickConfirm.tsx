import type { Style } from '../../contract/episodes.ts'
import { imageAttributes } from '../../lib/image.ts'
import { styleToggled } from './pickSlice.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useDarkSection } from '../../ui/layout/useDarkSection.ts'
import { focusNeighbour } from '../../ui/focusNeighbour.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { PageTitle } from '../../ui/layout/Page.tsx'
import { StyleImage } from '../episode/StyleCard.tsx'
import css from './Pick.module.css'
import { pickTexts } from './texts.ts'

/** Up to this number they stand in one row on desktops; three and four are as high as the view, from head to toe. */
const IN_A_ROW = 4
const columnsOf = (count: number) => (count <= IN_A_ROW ? Math.max(count, 2) : Math.min(Math.ceil(count / 2), 5))
const isTall = (count: number) => count > 2 && count <= IN_A_ROW

type Props = {
  episode: { detail: { id: number }; styles: readonly Style[] }
  isSending: boolean
  onBack: () => void
  onSubmit: () => void
}

/** The confirmation before the pick is sent; a busy button ignores presses. */
export function PickConfirm({ episode: { detail, styles }, isSending, onBack, onSubmit }: Props) {
  const pick = useTexts(pickTexts)
  const picked = useAppSelector((state) => state.pick.styleIds)
  const isEmpty = picked.length === 0
  useDarkSection()
  return (
    <section className={css.section}>
      <div className={css.title}>
        <PageTitle
          eyebrow={pick.step(detail.id, 3)}
          lead={isEmpty ? pick.finishHint : pick.selected(picked.length, styles.length)}
        >
          {pick.confirmTitle}
        </PageTitle>
      </div>
      <div className={css.bar} data-bar data-step="confirm" data-hides-navigation="tablet">
        <Button variant="accent" isWide disabled={isEmpty} isBusy={isSending} onClick={onSubmit}>
          {pick.submit}
        </Button>
        <Button variant="outline" aria-disabled={isSending} onClick={onBack}>
          {pick.back}
        </Button>
      </div>
      <ul
        className={css.grid}
        data-tall={isTall(picked.length)}
        style={{ '--columns': columnsOf(picked.length) }}
        aria-label={pick.styles}
      >
        {styles.map(
          (style, index) =>
            picked.includes(style.id) && (
              <ChosenStyle
                key={style.id}
                style={style}
                number={index + 1}
                isTall={isTall(picked.length)}
                isDisabled={isSending}
              />
            ),
        )}
      </ul>
    </section>
  )
}

type ChosenProps = { style: Style; number: number; isTall: boolean; isDisabled: boolean }

function ChosenStyle({ style, number, isTall: isWhole, isDisabled }: ChosenProps) {
  const pick = useTexts(pickTexts)
  const dispatch = useAppDispatch()
  const { id, name, imageUrl } = style
  const remove = () => {
    focusNeighbour()
    dispatch(styleToggled(id))
  }
  return (
    <li className={css.chosen}>
      <StyleImage
        name={name}
        picture={imageAttributes(imageUrl)}
        number={number}
        paperColor={id}
        crop={isWhole ? 'middle' : 'upper'}
        isPicked
      >
        <span className={css.remove}>
          <IconButton label={pick.remove(name)} variant="solid" aria-disabled={isDisabled} onClick={remove}>
            <Icon name="close" />
          </IconButton>
        </span>
      </StyleImage>
    </li>
  )
}
