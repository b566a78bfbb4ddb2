import type { Dispatch, Reducer, UnknownAction } from '@reduxjs/toolkit'
import type * as v from 'valibot'
import { storageChanged } from '../api/session.ts'
import type { RootState, StartAppListening, ThunkExtra } from '../hooks.ts'
import { changeStored } from '../lib/changeStored.ts'
import { parseStored } from '../lib/readStored.ts'
import { type SafeStorage, safeLocalStorage, safeSessionStorage } from '../lib/storage.ts'

/** Between two key presses of a fast writer. */
const PAUSE_MS = 300

type StoredSlice<S> = {
  name: string
  reducer: Reducer<S>
  getInitialState: () => S
  selectSlice: (state: RootState) => S
}

type Options<S> = { schema: v.GenericSchema<unknown, S> } & (
  | {
      /** In this window's storage; the slice itself answers another user. A `typed` action is stored after a pause, or when the page is left. */
      scope: 'user'
      typed?: ActionCreator
    }
  | {
      /** For all windows: a change is applied to what is stored by then, never to what this window remembers (CART-06). */
      scope: 'device'
      /** The action that takes over what is stored. */
      read: ReadAction<S>
    }
)

type ActionCreator = { match: (action: UnknownAction) => boolean }
type ReadAction<S> = ActionCreator & ((stored: S) => UnknownAction)

/**
 * Stores slices under their names. All that the app stores goes through here, but what is needed without a store: the session and
 * a sign-in under way (`src/api/session.ts`, `src/features/session`), language and theme (also in the inline script of index.html),
 * and that a page was loaded again for a new build (`src/lib/newBuild.ts`).
 */
export function createPersist(startListening: StartAppListening) {
  const shared: SharedSlice[] = []
  /** Stores what is not stored yet, and takes over what other windows have stored. False if the storage is full or blocked. */
  const save: ThunkExtra['save'] = async (dispatch, getState) => {
    await changeStored(() => {
      // In their order: a paid checkout is removed once the cart is stored without what it bought. What a full or blocked storage
      // does not take is tried again with each later action.
      shared.every((slice) => slice.save())
      for (const slice of shared) slice.follow(getState(), dispatch)
    })
    return !shared.some((slice) => slice.hasUnsaved())
  }
  startListening({
    predicate: (action, state, before) =>
      storageChanged.match(action) || shared.some((slice) => slice.hasUnsaved() || slice.isChange(action, state, before)),
    effect: (action, listener) => {
      for (const slice of shared) slice.remember(action, listener.getState(), listener.getOriginalState())
      void listener.dispatch(save)
    },
  })

  /** Stores every change of the slice. Returns what is stored by now. */
  const persist = <S>(slice: StoredSlice<S>, options: Options<S>): S => {
    const storage: SafeStorage = options.scope === 'device' ? safeLocalStorage : safeSessionStorage
    const stored = () => parseStored(storage.readStored(slice.name), options.schema, slice.getInitialState())
    if (options.scope === 'device') shared.push(share(slice, storage, stored, options.read))
    else storeChanges(startListening, slice, storage, options.typed)
    return stored()
  }
  return { persist, save }
}

type SharedSlice = ReturnType<typeof share>

/** A slice whose stored value other windows change too. It shows a change at once; what is stored follows. */
function share<S>({ name, reducer, selectSlice }: StoredSlice<S>, storage: SafeStorage, stored: () => S, read: ReadAction<S>) {
  /** Not stored yet. */
  let changes: UnknownAction[] = []
  const isChange = (action: UnknownAction, state: RootState, before: RootState) =>
    selectSlice(state) !== selectSlice(before) && !read.match(action)
  return {
    isChange,
    hasUnsaved: () => changes.length > 0,
    remember: (action: UnknownAction, state: RootState, before: RootState) => {
      if (isChange(action, state, before)) changes.push(action)
    },
    /** False if the storage is full or blocked. */
    save: () => {
      const before = stored()
      const after = changes.reduce(reducer, before)
      // Without a change the stored text stays as it is, with its damaged records.
      if (after !== before && !storage.write(name, JSON.stringify(after))) return false
      changes = []
      return true
    },
    follow: (state: RootState, dispatch: Dispatch) => {
      const now = changes.reduce(reducer, stored())
      if (JSON.stringify(now) !== JSON.stringify(selectSlice(state))) dispatch(read(now))
    },
  }
}

function storeChanges<S>(
  startListening: StartAppListening,
  { name, selectSlice }: StoredSlice<S>,
  storage: SafeStorage,
  typed: ActionCreator | undefined,
): void {
  startListening({
    predicate: (_, state, before) => selectSlice(state) !== selectSlice(before),
    effect: async (action, listener) => {
      listener.cancelActiveListeners()
      const write = () => void storage.write(name, JSON.stringify(selectSlice(listener.getState())))
      if (typed?.match(action)) {
        const leave = () => {
          write()
          listener.cancel()
        }
        addEventListener('pagehide', leave, { signal: listener.signal })
        await listener.delay(PAUSE_MS)
      }
      write()
    },
  })
}
