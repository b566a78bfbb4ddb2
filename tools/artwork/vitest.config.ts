/** Nothing of the project's: its own would be found in the folder above. */
export default { test: { testTimeout: 120_000, hookTimeout: 120_000 } }
