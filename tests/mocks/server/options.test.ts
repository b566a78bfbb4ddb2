import { expect, test } from 'vitest'
import { readOptions } from '../../../mocks/server/options.ts'

test('each option is read', () => {
  expect(readOptions([])).toEqual({
    port: 8787,
    host: undefined,
    clientUrl: 'http://localhost:5173',
    publicUrl: undefined,
    dataFolder: undefined,
    isReset: false,
    language: 'ko',
    allowedOrigins: [],
    https: undefined,
    lines: 'text',
  })
  const origins = ['--allow-origin', 'http://a.test/x', '--allow-origin', 'https://b.test']
  expect(
    readOptions([
      '--data',
      'd',
      '--reset',
      '--json',
      '--language',
      'en',
      '--public-url',
      'https://a.test/shop/?a=1#b',
      ...origins,
    ]),
  ).toMatchObject({
    dataFolder: 'd',
    isReset: true,
    lines: 'json',
    language: 'en',
    publicUrl: 'https://a.test/shop',
    allowedOrigins: ['http://a.test', 'https://b.test'],
  })
  expect(readOptions(['--public-url', 'https://mock.example.com'])?.publicUrl).toBe('https://mock.example.com')
  const apps = ['capacitor://localhost', 'ionic://localhost/'].flatMap((origin) => ['--allow-origin', origin])
  expect(readOptions(apps)?.allowedOrigins).toEqual(['capacitor://localhost', 'ionic://localhost'])
  expect(readOptions(['--json', '--quiet'])?.lines).toBe('none')
  expect(readOptions(['--help'])).toBeUndefined()
})

test.each([
  ['--reset', '--reset needs --data'],
  ['--port eight', '--port eight is not a port'],
  ['--port 6000', '--port 6000 is blocked by browsers'],
  ['--port 65536', '--port 65536 is not a port'],
  ['--language fr', '--language fr is none of ko, en'],
  ['--client-url localhost', '--client-url localhost is not an http address'],
  ['--public-url mock.example.com', '--public-url mock.example.com is not an http address'],
  ['--public-url ftp://a.test', '--public-url ftp://a.test is not an http address'],
  ['--allow-origin https://*.vercel.app', 'names no single origin'],
  ['--allow-origin file:///a', 'is not an http address'],
  ['--https-key x', 'must be used together'],
  ['--colour', '--colour'],
])('%s makes no sense, and a sentence says so', (text, message) => {
  expect(() => readOptions(text.split(' '))).toThrow(message)
})
