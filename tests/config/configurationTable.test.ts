import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tableOf } from '../../scripts/build/configurationTable.ts'
import { variableNames } from '../../scripts/build/readEnv.ts'

const rowsOf = (raw: Record<string, string>, base = '/') =>
  Object.fromEntries(
    tableOf(raw, base)
      .split('\n')
      .map((line) => line.split(/ {2,}/))
      .map(([name = '', ...cells]) => [name, cells]),
  )

test('[API-63] the table of a real build has each variable, what it is, and what is not offered', () => {
  const rows = rowsOf({ VITE_API: 'real', VITE_NAVER_CLIENT_ID: 'n' })
  expect(Object.keys(rows)).toEqual(['variable', ...variableNames])
  expect(rows['VITE_API']).toEqual(['real', 'set'])
  expect(rows['VITE_PROVIDERS']).toEqual(['real', 'default'])
  expect(rows['VITE_API_BASE_URL']).toEqual(['missing', 'required: calls go to the host of the app'])
  expect(rows['VITE_GOOGLE_CLIENT_ID']).toEqual(['missing', 'sign-in with Google'])
  expect(rows['VITE_NAVER_CLIENT_ID']).toEqual(['n', 'set'])
  expect(rows['VITE_ANALYTICS_ID']).toEqual(['missing', 'page views'])
  expect(rows['VITE_PRIVACY_URL']).toEqual(['missing', 'link to the privacy policy'])
  expect(rows['VITE_TERMS_URL']).toEqual(['missing', 'link to the terms of use'])
  expect(rows['VITE_COMPANY_KO']).toEqual(['missing', 'facts about the company in the Korean footer'])
  expect(rows['VITE_POSTCODE_SCRIPT_URL']?.[1]).toBe('default')
})

test('[API-63] nothing is missing in a mocked build; its own addresses begin with the base path', () => {
  const rows = rowsOf({ VITE_API: 'mock' }, '/demo/')
  expect(Object.values(rows).flat()).not.toContain('missing')
  expect(rows['VITE_API_BASE_URL']).toEqual(['/demo/', 'default'])
  expect(rows['VITE_GOOGLE_AUTHORIZE_URL']).toEqual(['/demo/mock/google.html', 'default'])
})

test('[API-63] docs/configuration.md has a row for each variable', () => {
  const doc = readFileSync('docs/configuration.md', 'utf8')
  expect(variableNames.filter((name) => !doc.includes(`| \`${name}\``))).toEqual([])
})
