/** What a component's documentation says besides its purpose and props, which its source has. */
export type Guide = {
  /** When to use it, and what to use instead. */
  readonly use: string
  readonly keyboard: string
  readonly screenReader: string
  readonly do?: string
  readonly dont?: string
}

const none = 'No control of its own: nothing takes the focus.'

/** For components that show something and take no input. */
export const shown = (use: string, screenReader: string, rules: Pick<Guide, 'do' | 'dont'> = {}): Guide => ({
  use,
  keyboard: none,
  screenReader,
  ...rules,
})
