import { choosePorts } from '../../scripts/test/ports.ts'

const { site: port } = await choosePorts()

/** Where the tests serve the demo; its Storybook is one folder below. */
export const site = { build: 'dist-test/demo-with-storybook', base: '/some/sub-path/', style: '404.html', port } as const

export const siteUrl = `http://localhost:${port}${site.base}`
