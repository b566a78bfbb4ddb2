import { AnchorMdx } from '@storybook/addon-docs/blocks'
import changes from '../../docs/pictures/screens/changes.json'
import { groups, pictureSizes, screenPicture, screensIn, type ScreenEntry } from '../../stories/screens.ts'
import './ScreenWall.css'

const texts = import.meta.glob<string>('../../stories/pages/*.stories.tsx', { query: '?raw', import: 'default', eager: true })
const screenEntries = screensIn(Object.values(texts)).filter(({ group }) => group !== undefined)

const addressOf = (story: string) => `?path=/story/${story}`

/** Every screen on a phone and on a desktop; each leads to its story. */
export function ScreenWall() {
  return groups.map((group) => (
    <section key={group} aria-label={group}>
      <h3>{group}</h3>
      <ul className="screen-wall sb-unstyled">
        {screenEntries
          .filter((screen) => screen.group === group)
          .map((screen) => (
            <li key={screen.story}>
              <AnchorMdx href={addressOf(screen.story)}>
                <Pictures screen={screen} />
                <span>{screen.name}</span>
              </AnchorMdx>
              <AnchorMdx href={`?path=/docs/${screen.story.replace(/--.*/, '')}--docs`} target="_self">
                All states
              </AnchorMdx>
            </li>
          ))}
      </ul>
    </section>
  ))
}

/** The name beside them says what they show. */
function Pictures({ screen }: { screen: ScreenEntry }) {
  return (
    <span className="screen-pictures">
      {pictureSizes.map(({ device, pictureWidth, pictureHeight }) => (
        <img
          key={device}
          src={`pictures/screens/${screenPicture(screen.story, device)}`}
          width={pictureWidth}
          height={pictureHeight}
          loading="lazy"
          decoding="async"
          alt=""
        />
      ))}
    </span>
  )
}

const changedPictures: ReadonlySet<string> = new Set(changes.changed)

/** What the last run of `npm run look -- --for overview` found different among the screens. */
export function WhatChanged() {
  const changed = screenEntries
    .map((screen) => ({
      ...screen,
      devices: pictureSizes
        .map(({ device }) => device)
        .filter((device) => changedPictures.has(screenPicture(screen.story, device))),
    }))
    .filter(({ devices }) => devices.length > 0)
  const isAll = changed.length === screenEntries.length && changed.every(({ devices }) => devices.length === pictureSizes.length)
  if (isAll) return <p>All pictures are new: they were taken on {changes.date}.</p>
  if (changed.length === 0) return <p>The pictures of {changes.date} show nothing new.</p>
  return (
    <>
      <p>The pictures of {changes.date} differ from those before in:</p>
      <ul>
        {changed.map(({ story, name, devices }) => (
          <li key={story}>
            <AnchorMdx href={addressOf(story)}>{name}</AnchorMdx> ({devices.join(', ')})
          </li>
        ))}
      </ul>
    </>
  )
}
