import { languages, type Language } from '../../../src/texts/defineTexts.ts'
import { startTexts } from '../start/startTexts.ts'
import { languageNames, startNames, startQuery } from '../startLinks.ts'
import { RIBBON_KEY } from './ribbonKey.ts'
import { ribbonStyle } from './ribbonStyle.ts'
import { ribbonTexts } from './ribbonTexts.ts'

/** Who a visitor of the demo can be, with the names of the personas; the visitor has none. */
const roles = [
  ['visitor', ''],
  ['guest', 'guest'],
  ['member', 'jihoon'],
] as const

/**
 * Before the first paint: hides the ribbon in popups and frames, and with `?ribbon=off` for as long as the tab lives;
 * `?ribbon=on` shows it again.
 */
const script = (base: string) => `
      {
        const asked = new URLSearchParams(location.search).get('ribbon')
        let isOff = asked === 'off' || opener !== null || top !== window
        try {
          if (asked !== null) sessionStorage.setItem('${base}${RIBBON_KEY}', asked)
          isOff ||= sessionStorage.getItem('${base}${RIBBON_KEY}') === 'off'
        } catch {
          // Blocked storage: the setting lasts as long as the page.
        }
        if (isOff) document.documentElement.dataset.ribbon = 'off'
      }
    `

/**
 * The demo's ribbon as tags for the app's page: static HTML in both languages, so that it neither delays the first paint nor
 * moves the page. `installRibbon` makes its buttons work.
 */
export const ribbonTags = (base: string) => [
  { tag: 'style', children: ribbonStyle, injectTo: 'head' as const },
  { tag: 'script', children: script(base === '/' ? '' : base), injectTo: 'head' as const },
  ...languages.map((language) => ({
    tag: 'aside',
    attrs: { class: 'demo-ribbon', 'data-theme': 'dark', lang: language, 'aria-label': ribbonTexts[language].name },
    children: ribbon(language, base),
    injectTo: 'body-prepend' as const,
  })),
]

function ribbon(language: Language, base: string): string {
  const texts = ribbonTexts[language]
  const starts = startNames.map(
    (name) => `<li><a href="${base}${startQuery(name, language)}">${startTexts[language][name].name}</a></li>`,
  )
  const deposit = `<li hidden><button type="button" data-deposit>${texts.deposit}</button></li>`
  const items = roles.map(([name, persona]) => `<li><button type="button" data-persona="${persona}">${texts[name]}</button></li>`)
  const choices = languages.map(
    (each) =>
      `<li><button type="button" data-language="${each}" lang="${each}" aria-pressed="${each === language}">${languageNames[each]}</button></li>`,
  )
  return `<details>
  <summary><b>DEMO</b> <span>${texts.about}</span><span>${texts.about} ${texts.free}</span> <i>${texts.menu}</i></summary>
  <div>
    <section><h2>${texts.starts}</h2><ul>${starts.join('')}${deposit}</ul></section>
    <section><h2>${texts.personas}</h2><ul>${items.join('')}</ul></section>
    <section><h2>${texts.language}</h2><ul>${choices.join('')}</ul></section>
    <section><ul><li><button type="button" data-link>${texts.link}</button><small>${texts.typed}</small></li><li><button type="button" data-reset="${texts.wasReset}">${texts.reset}</button></li><li><a href="${base}start/">${texts.start}</a></li><li><button type="button" data-console>${texts.console}</button></li><li><button type="button" data-hide>${texts.hide}</button></li></ul></section>
    <p role="status" data-failed="${texts.failed}"></p>
  </div>
</details>`
}
