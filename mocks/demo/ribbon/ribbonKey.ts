/** In session storage: `off` while the ribbon is hidden. The build writes it into the page's own script, without the ribbon's modules. */
export const RIBBON_KEY = 'pickers-mock:ribbon'
