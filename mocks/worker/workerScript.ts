const scope = import.meta.env.BASE_URL

/** The service worker of a mocked build, as it is registered; it controls the pages of this base. */
export const workerScript = { url: `${scope}sw.js`, options: { scope, updateViaCache: 'none' } } as const
