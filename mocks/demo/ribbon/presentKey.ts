/** In session storage while ribbon and handle are hidden. */
export const PRESENT_KEY = 'pickers-mock:presenting'
