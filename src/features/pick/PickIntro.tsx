import { Fragment, type ReactNode } from 'react'
import type { CurrentEpisode, Style } from '../../contract/episodes.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Image } from '../../ui/Image.tsx'
import { PageTitle } from '../../ui/layout/Page.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import { Caption } from '../../ui/layout/Caption.tsx'
import css from './PickIntro.module.css'
import { pickTexts } from './texts.ts'

type Props = { episode: CurrentEpisode; onStart: () => void }

/** The episode and three rules. */
export function PickIntro({ episode: { detail, styles }, onStart }: Props) {
  const pick = useTexts(pickTexts)
  // The frames of the second and the third rule differ from the four of the first.
  const [ringed, sent] = [styles.at(4) ?? styles[0], styles.at(5) ?? styles[0]]
  const pictures = [
    <span key="browse" className={css.four}>
      {styles.slice(0, 4).map((style) => (
        <RulePicture key={style.id} style={style} isBlurred />
      ))}
    </span>,
    ringed && <Circled key="ring" style={ringed} isEntering />,
    <Fragment key="submit">
      {sent && <Circled style={sent} />}
      <span className={css.tick}>
        <Icon name="tick" />
      </span>
    </Fragment>,
  ]
  return (
    <div className={css.intro}>
      <div className={css.title}>
        <PageTitle size="display" lead={pick.count(styles.length)}>
          <span>{pick.title(detail.id, '')}</span>
          <span className={css.name} lang={langOf(detail.title)}>
            {detail.title}
          </span>
        </PageTitle>
      </div>
      <ol className={css.rules} data-theme="dark">
        {pick.rules.map((rule, index) => (
          <li key={rule}>
            <Caption number={index + 1} />
            <div className={css.picture} aria-hidden="true">
              {pictures[index]}
            </div>
            <p className={css.rule}>{rule}</p>
          </li>
        ))}
      </ol>
      <div className={css.start} data-bar>
        <Button size="large" isWide onClick={onStart}>
          {pick.start}
        </Button>
      </div>
    </div>
  )
}

function Circled({ style, isEntering = false }: { style: Style; isEntering?: boolean }) {
  return (
    <RulePicture style={style}>
      <PickRing variant={style.id} isEntering={isEntering} />
    </RulePicture>
  )
}

type RulePictureProps = { style: Style; isBlurred?: boolean; children?: ReactNode }

function RulePicture({ style: { id, imageUrl }, ...rest }: RulePictureProps) {
  return <Image picture={{ ...imageAttributes(imageUrl), sizes: '16rem' }} paperColor={id} crop="upper" {...rest} />
}
