import type { Plugin } from 'vite'
import { readVariables, variableNames, type VariableName } from './readEnv.ts'

const WIDEST_VALUE = 80

/** The features that a build lacks without this variable. */
export const leftOut: Partial<Record<VariableName, string>> = {
  VITE_API_BASE_URL: 'required: calls go to the host of the app',
  VITE_GOOGLE_CLIENT_ID: 'sign-in with Google',
  VITE_NAVER_CLIENT_ID: 'sign-in with Naver',
  VITE_ANALYTICS_ID: 'page views',
  VITE_PRIVACY_URL: 'link to the privacy policy',
  VITE_TERMS_URL: 'link to the terms of use',
  VITE_COMPANY_KO: 'facts about the company in the Korean footer',
  VITE_COMPANY_EN: 'facts about the company in the English footer',
}

/** Prints the value of each variable once per build, and the features that are not offered. */
export function configurationTable(): Plugin {
  return {
    name: 'configuration-table',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const { config } = this.environment
      config.logger.info(tableOf(config.env, config.base))
    },
  }
}

/** The table as text: variable, value, whether it is set, the missing feature. */
export function tableOf(raw: Readonly<Record<string, unknown>>, base: string): string {
  const { given, values } = readVariables(raw, { url: base, path: base })
  const rows = variableNames.map((name) => {
    const value = values[name]
    if (value === undefined) return [name, '', 'missing', leftOut[name] ?? '']
    return [name, shortened(value), given[name] === undefined ? 'default' : 'set', '']
  })
  return inColumns([['variable', 'value', 'source', 'not offered'], ...rows])
}

const shortened = (value: string) => (value.length > WIDEST_VALUE ? `${value.slice(0, WIDEST_VALUE - 1)}…` : value)

function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
