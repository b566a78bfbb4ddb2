/* The one place that writes to the console: what a developer should know and a shopper need not. */
/* oxlint-disable no-console */

/** Something failed that the shopper was told of in other words. */
export const warn = (what: string, ...details: unknown[]): void => console.warn(what, ...details)

/** How this build is set up. */
export const info = (what: string): void => console.info(what)
