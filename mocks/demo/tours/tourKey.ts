/** In session storage: the tab's tour (`tourState.ts`, and the inline script of the ribbon). */
export const TOUR_KEY = 'pickers-mock:tour'
