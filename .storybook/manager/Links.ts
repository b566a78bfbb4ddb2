import { createElement, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useGlobals, useParameter, useStorybookApi } from 'storybook/manager-api'
import type { ScenarioStarted } from '../scenarioEvent.ts'
import { lastScenario } from './lastScenario.ts'
import { type Mockup, mockupPicture, mockupsOf } from './compare/mockups.ts'

/** Where `npm start` serves the app; a built Storybook lies in a folder below the demo. */
const appBase = Reflect.get(globalThis, 'CONFIG_TYPE') === 'DEVELOPMENT' ? 'http://localhost:5173/' : '../'

/** The scenario in the toolbar's language. */
function appAddress(scenario: string, language: unknown): string {
  const query = new URLSearchParams({ scenario, ...(language === 'en' && { language }) })
  return new URL(`?${query.toString()}`, new URL(appBase, location.href)).href
}

/** From a story to the app in the same scenario, its mockups, its requirements and its source. */
export function Links() {
  const story = useStorybookApi().getCurrentStoryData()
  const [{ language }] = useGlobals()
  const route = useParameter('route', '')
  const ids = useParameter<readonly string[]>('requirements', [])
  const started = useSyncExternalStore(lastScenario.subscribe, lastScenario.get)
  const requirements = useRequirements(ids.length > 0)
  if (!story) return null
  const scenario = started?.storyId === story.id ? started : undefined
  const mockups = mockupsOf(story.id)
  return createElement(
    'dl',
    {
      style: { margin: 0, padding: 16, display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '12px 24px', fontSize: 13 },
    },
    ...row('App', scenario ? appLink(scenario, language) : 'This story starts no scenario.'),
    ...(route === '' ? [] : row('Route', createElement('code', null, route))),
    ...(mockups.length === 0 ? [] : row('Mockups', ...mockups.map(mockupLink))),
    ...(ids.length === 0 ? [] : row('Requirements', ...ids.map((id) => paragraph(id, `${id} ${requirements.get(id) ?? ''}`)))),
    ...row('Source', createElement('code', null, story.importPath)),
  )
}

const row = (name: string, ...values: readonly ReactNode[]) => [
  createElement('dt', { key: name, style: { fontWeight: 700 } }, name),
  createElement('dd', { key: `${name} value`, style: { margin: 0, lineHeight: 1.5 } }, ...values),
]

const paragraph = (key: string, text: string) => createElement('p', { key, style: { margin: 0 } }, text)

const link = (href: string, text: string) => createElement('a', { key: href, href, target: '_blank', rel: 'noreferrer' }, text)

const appLink = ({ scenario, start }: ScenarioStarted, language: unknown) => [
  link(appAddress(scenario, language), `Open the scenario ${scenario} in the app`),
  ` (${start})`,
]

const mockupLink = ({ name }: Mockup) =>
  createElement('span', { key: name, style: { marginRight: 12 } }, link(mockupPicture(name), name))

/** The sentences of docs/requirements.md by id, fetched when a story names one. */
function useRequirements(isNeeded: boolean): ReadonlyMap<string, string> {
  const [sentences, setSentences] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (!isNeeded) return undefined
    const controller = new AbortController()
    fetch('docs/requirements.md', { signal: controller.signal })
      .then((reply) => reply.text())
      .then((text) =>
        setSentences(new Map([...text.matchAll(/^- ([A-Z]+-\d+) (.*)$/gm)].map(([, id = '', line = '']) => [id, line]))),
      )
      .catch(() => undefined)
    return () => controller.abort()
  }, [isNeeded])
  return sentences
}
