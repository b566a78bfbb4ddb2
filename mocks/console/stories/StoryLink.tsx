import { useEffect, useState } from 'react'
import { parse } from 'valibot'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { pageBase } from '../../page/pageBase.ts'
import { readRunningScenario } from '../../page/runningScenario.ts'
import { appLocalStorage, appWindow, useAppPage, useAppPath, useSignedInUser } from '../appWindow.ts'
import { consoleTexts } from '../consoleTexts.ts'
import { findStory } from './findStory.ts'
import { readGlobals, storyAddress } from './storyAddress.ts'
import { storyList, type StoryList } from './screenStory.ts'
import css from './StoryLink.module.css'

/** Leads from the page in the app's window to its story; renders nothing without a Storybook. */
export function StoryLink() {
  const { no, state } = useAppPage()
  const list = useStoryList()
  return list && state === 'app' ? <PageLink key={no} list={list} /> : null
}

function PageLink({ list: { address, stories } }: { list: StoryList }) {
  const texts = useTexts(consoleTexts)
  const { language } = useLocale()
  const userId = useSignedInUser()
  const path = useAppPath()
  const scenario = readRunningScenario(appLocalStorage()) ?? undefined
  const story = findStory(stories, { path, scenario, isSignedIn: userId !== null })
  if (!story) return null
  const [english, korean = english] = story.title.split(' · ')
  const find = () => storyAddress(pageBase, address, story.id, readGlobals(appWindow()))
  // Language, theme and size of the app may have changed since the link was rendered.
  const update = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = find()
  }
  return (
    <p className={css.link}>
      <span>{`${texts.story} `}</span>
      <a href={find()} target="pickers-storybook" onPointerDown={update} onFocus={update}>
        {language === 'ko' ? korean : english}
      </a>
    </p>
  )
}

function useStoryList(): StoryList | undefined {
  const [list, setList] = useState<StoryList>()
  useEffect(() => {
    if (!import.meta.env.MOCK_STORIES) return undefined
    const controller = new AbortController()
    fetch(`${import.meta.env.BASE_URL}mock/stories.json`, { signal: controller.signal })
      .then(async (reply) => setList(parse(storyList, await reply.json())))
      // Without the list there is no link.
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
  return list
}
