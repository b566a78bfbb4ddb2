/** In session storage: the tab's tour (`tourState.ts`). Also written by the inline script of the ribbon. */
export const TOUR_KEY = 'pickers-mock:tour'
