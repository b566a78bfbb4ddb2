/** In session storage: the world as it was before the last loss (`undo.ts`, which is loaded only then). */
export const UNDO_KEY = 'pickers-mock:undo'
