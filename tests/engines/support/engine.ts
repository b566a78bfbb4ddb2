/** An element found in a window of any engine. */
export interface EngineElement {
  readonly click: () => Promise<void>
  /** Replaces the text of an input. */
  readonly fill: (text: string) => Promise<void>
  /** Chooses files by their absolute paths. */
  readonly upload: (...paths: readonly string[]) => Promise<void>
}

/** A browser window. */
export interface EngineWindow {
  readonly goto: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  readonly url: () => Promise<string>
  /** Runs the body of a function in the page and returns its awaited JSON value. */
  readonly run: (body: string) => Promise<unknown>
  /** Runs the body of a function that returns an element. */
  readonly element: (body: string) => Promise<EngineElement>
  /** Brings the window to the front. */
  readonly focus: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Creates the window of a driver's handle once. */
export function windowsByHandle<Handle>(create: (handle: Handle) => EngineWindow): (handle: Handle) => EngineWindow {
  const windows = new Map<Handle, EngineWindow>()
  return (handle) => {
    const window = windows.get(handle) ?? create(handle)
    windows.set(handle, window)
    return window
  }
}

export interface EngineBrowser {
  readonly version: string
  /** All open windows, each always the same object. */
  readonly windows: () => Promise<readonly EngineWindow[]>
  readonly open: () => Promise<EngineWindow>
  readonly close: () => Promise<void>
}

export interface LaunchOptions {
  /** The browser's own setting that blocks all site data. */
  readonly blocksStorage?: boolean
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Debian's packages. */
  readonly packages: readonly string[]
  readonly isInstalled: () => boolean
  readonly launch: (options?: LaunchOptions) => Promise<EngineBrowser>
}
