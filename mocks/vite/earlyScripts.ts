import type { HtmlTagDescriptor } from 'vite'

/**
 * Scripts of the app's page that know of scenarios. Before the inline script of index.html: a page that starts a scenario, or whose
 * tab has a persona of its own (`tabPersona.ts`), begins with the app, never with a visitor's landing. Behind it: the files of a
 * scenario's start, which `prerenderLanding` has put into a template.
 */
export const earlyScripts = (base: string): HtmlTagDescriptor[] => [
  {
    tag: 'script',
    children: `{
  let persona = null
  try { persona = sessionStorage.getItem('${base === '/' ? '' : base}pickers-mock:person') } catch {}
  if (persona !== null || /[?&](scenario|as)=/.test(location.search)) document.documentElement.dataset.view = 'app'
}`,
    injectTo: 'head-prepend',
  },
  {
    tag: 'script',
    children: `if (location.search.includes('scenario=')) document.head.append(document.getElementById('scenario-files')?.content ?? '')`,
    injectTo: 'body',
  },
]
