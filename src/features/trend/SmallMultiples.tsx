import type { Statistics } from '../../contract/picks.ts'
import { callText } from '../../api/errorText.ts'
import { imageAttributes } from '../../lib/image.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Image } from '../../ui/Image.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import { ageName, type Figure } from './measure.ts'
import css from './SmallMultiples.module.css'
import { StyleName } from './StyleName.tsx'
import { trendTexts } from './texts.ts'

type Props = {
  episodeId: number
  /** `picks` is null where they could not be read. */
  ages: readonly { ageRange: string; picks: Statistics['agePicks'][number]['picks'] | null }[]
  /** Of the picks of all ages, one after another; null if only ranks are known. */
  figures: readonly Figure[] | null
  /** The entries have no id: the user's styles are found by image. */
  mineImages: ReadonlySet<string>
}

/** A column for each age range, all on the same scale, for comparison. */
export function SmallMultiples({ episodeId, ages, figures, mineImages }: Props) {
  const trend = useTexts(trendTexts)
  const failed = callText(useTexts(errorTexts), 'statistics')
  const rows = Math.max(1, ...ages.map(({ picks }) => picks?.length ?? 0))
  return (
    <div className={css.columns} style={{ '--rows': rows }}>
      {ages.map(({ ageRange, picks }, column) => {
        const before = ages.slice(0, column).flatMap((earlier) => earlier.picks ?? []).length
        return (
          <div key={ageRange || column}>
            <h3 className={css.title}>{ageName(ageRange, trend)}</h3>
            {picks ? (
              <ol className={css.entries}>
                {picks.map(({ name, imageUrl }, index) => {
                  const figure = figures?.[before + index]
                  const isMine = mineImages.has(imageUrl)
                  return (
                    <li key={imageUrl}>
                      <Image picture={{ ...imageAttributes(imageUrl), sizes: '10rem' }} paperColor={column + index} crop="upper">
                        {isMine && <PickRing variant={index} />}
                      </Image>
                      {figure && (
                        <span className={css.measure}>
                          <span className={css.bar} data-mine={isMine} style={{ '--ratio': figure.ratio }} aria-hidden="true" />
                          <span>{figure.value}</span>
                        </span>
                      )}
                      <StyleName name={name} episodeId={episodeId} isMine={isMine} />
                    </li>
                  )
                })}
              </ol>
            ) : (
              <p>{failed}</p>
            )}
          </div>
        )
      })}
    </div>
  )
}
