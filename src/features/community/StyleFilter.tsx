import type { Style } from '../../contract/episodes.ts'
import { count } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Image } from '../../ui/Image.tsx'
import css from './StyleFilter.module.css'
import { communityTexts } from './texts.ts'

type Props = {
  styles: readonly { style: Style; memoCount: number }[]
  chosenId: number | undefined
  onChoose: (id: number | undefined) => void
}

/** The styles with the most memos. Pressing one filters by it, pressing it again shows all memos. */
export function StyleFilter({ styles, chosenId, onChoose }: Props) {
  const community = useTexts(communityTexts)
  return (
    <section className={css.filter} aria-label={community.ofStyle}>
      <h2 className={css.title}>{community.ofStyle}</h2>
      <ul className={css.styles}>
        {styles.map(({ style: { id, name, imageUrl }, memoCount }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id === chosenId ? undefined : id)}>
              <Image picture={{ ...imageAttributes(imageUrl), sizes: '8rem' }} paperColor={id} crop="upper" />
              <span className={css.name} lang={langOf(name)}>
                {name}
              </span>
              <span className={css.count}>{community.count(memoCount, count(memoCount))}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
