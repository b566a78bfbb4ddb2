import { expect, test } from 'vitest'
import { hintsOf } from '../../scripts/build/startHints.ts'

test('npm start says which backend answers, where the gallery is and which key opens the console', () => {
  const lines = hintsOf({}, 'http://localhost:5173/')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('the mocks, in the page')
  expect(lines[1]).toContain('http://localhost:5173/mock/scenarios.html')
  expect(lines[2]).toContain('Ctrl+.')
})

test('against a real backend npm start names its address', () => {
  const [backend] = hintsOf({ VITE_API: 'real', VITE_API_BASE_URL: 'https://api.example.com' }, 'http://localhost:5173/')
  expect(backend).toContain('https://api.example.com/')
})
