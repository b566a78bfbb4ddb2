/** Sent by a story's preview when it has started a scenario. */
export const SCENARIO_STARTED = 'pickers/scenarioStarted'

export type ScenarioStarted = { readonly storyId: string; readonly language: string }
