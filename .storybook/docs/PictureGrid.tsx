import { AnchorMdx } from '@storybook/addon-docs/blocks'
import './PictureGrid.css'

type Entry = { id: string; name: string; picture: string; query?: string }

type Props = {
  entries: readonly Entry[]
  /** The order means something: the names are numbered. */
  isOrdered?: boolean
}

/** Small pictures in rows; each leads to its story. */
export function PictureGrid({ entries, isOrdered = false }: Props) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="picture-grid sb-unstyled">
      {entries.map(({ id, name, picture, query = '' }, at) => (
        <li key={picture}>
          <AnchorMdx href={`?path=/story/${id}${query}`} target="_self">
            <img src={`pictures/screens/${picture}`} width={204} height={441} loading="lazy" decoding="async" alt="" />
            <span>{isOrdered ? `${at + 1}. ${name}` : name}</span>
          </AnchorMdx>
        </li>
      ))}
    </List>
  )
}
