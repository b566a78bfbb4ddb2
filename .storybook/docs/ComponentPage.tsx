import { Canvas, Controls, Description, Heading, Subheading, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Guide } from '../../stories/guides/guide.ts'
import { guides } from '../../stories/guides/guides.ts'
import { sentenceCase } from '../sentenceCase.ts'
import { useShownStories } from './StatesPage.tsx'

/** The page of a component: purpose, use, props, keyboard and screen reader, then all of its situations. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [first, ...others] = useShownStories()
  const guide = guides[preparedMeta.id]
  return (
    <>
      <Title />
      <Description />
      {guide && <Use guide={guide} />}
      {first && <Canvas of={first.moduleExport} />}
      <Controls />
      {guide && <Access guide={guide} />}
      {others.length > 0 && <Heading>Situations</Heading>}
      {others.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{sentenceCase(name)}</Subheading>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
        </section>
      ))}
    </>
  )
}

function Use({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <p>{guide.use}</p>
      {guide.do !== undefined && (
        <p>
          <b>Do.</b> {guide.do}
        </p>
      )}
      {guide.dont !== undefined && (
        <p>
          <b>Don’t.</b> {guide.dont}
        </p>
      )}
    </>
  )
}

function Access({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>Keyboard and screen readers</Heading>
      <p>
        <b>Keyboard.</b> {guide.keyboard}
      </p>
      <p>
        <b>Screen readers.</b> {guide.screenReader}
      </p>
    </>
  )
}
