import * as v from 'valibot'
import { languages, type Language, languageOf } from '../../db/languages.ts'
import { personaNames } from '../../db/seed/personas.ts'
import { now } from '../../db/clock.ts'
import { sessionOf, startScenario } from '../../scenarios/startScenario.ts'
import { exportWorld, importWorld, encodeWorld, type Place } from '../encodeWorld.ts'
import { endSession, expireTokens } from '../../rules/users/session.ts'
import { command, done, isDone, nothing } from './command.ts'
import { CommandError } from './commandError.ts'
import { defaultDevice } from '../../scenarios/startState.ts'
import { allScenarios, findScenario } from '../findScenario.ts'

const stored = v.record(v.string(), v.string())
const startState = v.object({
  start: v.string(),
  localStorage: stored,
  sessionStorage: stored,
  device: v.object({ userAgent: v.nullable(v.string()), isOffline: v.boolean(), popupsBlocked: v.number() }),
  /** Of other tabs of the exporting browser. */
  otherPersonas: v.optional(v.record(v.string(), stored)),
  version: v.optional(v.number()),
  /** Records of an imported world that would have acted outside it. */
  leftOut: v.optional(v.array(v.string())),
})

const bilingual = v.object({ ko: v.string(), en: v.string() })
const steps = v.object({ ko: v.array(v.string()), en: v.array(v.string()) })
const summary = v.object({ id: v.string(), title: bilingual, persona: v.nullable(v.string()), steps })

/** Of the world's texts, and of the interface if it is named. */
const language = v.optional(v.picklist(languages))

const interfaceIn = (named: Language | undefined): Readonly<Record<string, string>> =>
  named === undefined ? {} : { language: named }

const toStart = (session: Readonly<Record<string, string>> = {}) => ({
  start: '/',
  localStorage: { ...session },
  sessionStorage: {},
  device: defaultDevice,
})

/** In a page, without it the token that the app has stored. */
const sessionInput = v.object({ accessToken: v.optional(v.string()) })

function refuseSession(): never {
  throw new CommandError('no session has this access token, or it has ended already')
}

export const worldCommands = {
  reset: command({
    method: 'POST',
    path: '/reset',
    about: 'Starts the world again from the seed, signed out; `language` changes its texts and the interface.',
    input: v.object({ language }),
    reply: startState,
    run: async ({ world }, { language }) => {
      await world.reset(undefined, undefined, language ?? (await world.read(languageOf)))
      return toStart(interfaceIn(language))
    },
  }),

  scenarios: command({
    method: 'GET',
    path: '/scenarios',
    about: 'All scenarios.',
    input: nothing,
    reply: v.array(summary),
    run: async (to) =>
      (await allScenarios(to)).map(({ id, title, persona, steps }) => {
        return { id, title, persona, steps: { ko: [...steps.ko], en: [...steps.en] } }
      }),
  }),

  scenario: command({
    method: 'POST',
    path: '/scenario',
    about: 'Starts a scenario, without `language` in the page’s; the reply is the start address and storage for the browser.',
    input: v.object({ id: v.string(), language }),
    reply: startState,
    run: async (to, { id, language }) => {
      const start = await startScenario(to.world, await findScenario(to, id), language ?? to.language)
      return { ...start, localStorage: { ...start.localStorage, ...interfaceIn(language) } }
    },
  }),

  persona: command({
    method: 'POST',
    path: '/persona',
    about: 'Signs a persona in, or out (null), in the present world.',
    input: v.object({ persona: v.nullable(v.picklist(personaNames)) }),
    reply: startState,
    run: async ({ world }, { persona }) => {
      if (persona === null) return toStart()
      return toStart(await world.transaction((tx) => sessionOf(tx, persona, now(tx.counters))))
    },
  }),

  expireToken: command({
    method: 'POST',
    path: '/session/expire',
    about:
      'Expires an access token; in a page that of this tab. The reply has the tokens to store; the next request renews them.',
    input: sessionInput,
    reply: v.object({ accessToken: v.string(), refreshToken: v.string() }),
    run: async ({ world, place }, { accessToken = place?.().localStorage['accessToken'] }) =>
      (await world.read((tx) => expireTokens(tx, accessToken))) ?? refuseSession(),
  }),

  endSession: command({
    method: 'POST',
    path: '/session/end',
    about: 'Ends the session of an access token; in a page that of this tab. Its next request is refused.',
    input: sessionInput,
    reply: done,
    run: async ({ world, place }, { accessToken = place?.().localStorage['accessToken'] }) =>
      (await world.transaction((tx) => endSession(tx, accessToken))) ? isDone : refuseSession(),
  }),

  exportWorld: command({
    method: 'GET',
    path: '/world',
    about: "Exports the world and this device's storage as text, for a bug report.",
    input: nothing,
    reply: v.object({ text: v.string() }),
    run: async ({ world, place }) => ({ text: await exportWorld(world, place?.()) }),
  }),

  importWorld: command({
    method: 'POST',
    path: '/world',
    about:
      'Replaces this world, in every window, by an exported one. Records that would act outside it, such as the pass-through, are left out and named in `leftOut`.',
    input: v.object({ text: v.string() }),
    reply: startState,
    run: ({ world }, { text }) => importWorld(world, text),
  }),

  linkToWorld: command({
    method: 'GET',
    path: '/link',
    about: 'A link that opens this world anywhere, without what is typed into forms; null where it is too long for a URL.',
    input: nothing,
    reply: v.object({ link: v.nullable(v.string()) }),
    run: async ({ world, place, appUrl }) => {
      const here = place && withoutDrafts(place())
      return { link: await linkTo(await exportWorld(world, here), appUrl) }
    },
  }),
}

function withoutDrafts(place: Place): Place {
  const { drafts: _, ...sessionStorage } = place.sessionStorage
  return { ...place, sessionStorage }
}

async function linkTo(text: string, appUrl: string): Promise<string | null> {
  const code = await encodeWorld(text)
  return code === undefined ? null : `${appUrl}?scenario=${SHARED}#${code}`
}

/** The id with which `?scenario=` opens the world in the link's hash. */
export const SHARED = 'shared'
