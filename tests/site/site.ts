/** Where the test serves the demo; its Storybook is one folder below. */
export const site = { build: 'dist-test/site', base: '/some/sub-path/', port: 4314 }

export const siteUrl = `http://localhost:${site.port}${site.base}`
