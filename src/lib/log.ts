/* The only module that writes to the console, for developers. */
/* oxlint-disable no-console */

/** Logs a failure for developers. */
export const warn = (message: string, ...details: unknown[]): void => console.warn(message, ...details)

/** Logs the configuration of the build. */
export const info = (message: string): void => console.info(message)
