/** In session storage while ribbon and handle are hidden. The build writes it into the page's own script, without the ribbon's modules. */
export const PRESENT_KEY = 'pickers-mock:presenting'
