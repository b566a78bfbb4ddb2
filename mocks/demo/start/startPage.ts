import type { Language } from '../../../src/texts/defineTexts.ts'
import { startTexts } from './startTexts.ts'
import { languageNames, startNames, startQuery, type StartName } from '../startLinks.ts'

/** Which neighbours of the app exist in this deployment, besides the gallery, which every demo has. */
export type StartPageOptions = { readonly hasStorybook: boolean; readonly hasReference: boolean }

/**
 * The demo's start page: static HTML with both languages, of which the style sheet shows the one of the root element. Its one
 * script chooses the language and does not delay the first paint. Addresses are relative, for any sub-path.
 */
export function startPage(options: StartPageOptions): string {
  return `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
    <meta name="robots" content="noindex" />
    <meta name="description" content="${startTexts.ko.lead} ${startTexts.en.lead}" />
    <title>${startTexts.ko.title}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <style>
      @layer reset, tokens, ui, features;
    </style>
    <link rel="stylesheet" href="/mocks/demo/start/start.css" />
    <script>
      {
        const base = '%BASE_URL%' === '/' ? '' : '%BASE_URL%'
        const read = (key) => {
          try {
            return localStorage.getItem(base + key)
          } catch {
            return null
          }
        }
        const root = document.documentElement
        const theme = read('theme')
        if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
        const languages = [read('language'), ...navigator.languages].map((tag) => tag?.split('-')[0])
        const show = (language) => {
          root.lang = language
          document.title = language === 'en' ? '${startTexts.en.title}' : '${startTexts.ko.title}'
        }
        show(languages.find((language) => language === 'ko' || language === 'en') ?? 'ko')
        addEventListener('click', ({ target }) => {
          const language = target.closest('[data-language]')?.dataset.language
          if (!language) return
          show(language)
          document.querySelector('main[lang="' + language + '"] [data-language]').focus()
          try {
            localStorage.setItem(base + 'language', language)
          } catch {
            // Blocked storage: the choice lasts as long as the page.
          }
        })
      }
    </script>
  </head>
  <body>
${(['ko', 'en'] as const).map((language) => main(language, options)).join('\n')}
  </body>
</html>
`
}

/** The ring of `Wordmark`, whose component this page without a script cannot show. */
const ring =
  '<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><path d="M20 17C42-4 86 1 95 36C103 72 78 99 46 97C14 95-2 68 5 37C11 13 40 1 68 6C90 10 100 34 97 56" /></svg>'

function main(language: Language, { hasStorybook, hasReference }: StartPageOptions): string {
  const texts = startTexts[language]
  const other = language === 'ko' ? 'en' : 'ko'
  const links = [
    { ...texts.testers, href: '../mock/scenarios.html' },
    ...(hasStorybook ? [{ ...texts.designers, href: '../storybook/' }] : []),
    ...(hasReference ? [{ ...texts.developers, href: '../reference/' }] : []),
  ]
  return `    <main lang="${language}">
      <header>
        <p class="mark" role="img" aria-label="Pickers"><span>Pick${ring}</span>ers</p>
        <button type="button" data-language="${other}" lang="${other}">${languageNames[other]}</button>
      </header>
      <div class="first">
        <div>
          <h1>${texts.title}</h1>
          <p class="lead">${texts.lead}</p>
          <p class="note">${texts.notReal}</p>
          <p><a class="enter" href="../">${texts.enter}</a></p>
          <p class="hint">${texts.enterHint}</p>
        </div>
        <img class="picture" data-theme="dark" src="/mocks/demo/start/home-${language}.avif" alt="${texts.picture}" width="280" height="560" />
      </div>
      <h2>${texts.starts}</h2>
      <ol>
${startNames.map((key) => start(language, key)).join('\n')}
      </ol>
      <h2>${texts.moreTitle}</h2>
      <ul>
${links.map(({ name, text, href }) => `        <li><a href="${href}"><b>${name}</b> ${text}</a></li>`).join('\n')}
      </ul>
    </main>`
}

function start(language: Language, key: StartName): string {
  const texts = startTexts[language]
  const { name, text } = texts[key]
  return `        <li>
          <h3>${name}</h3>
          <p>${text}</p>
          <p><a href="../${startQuery(key, language)}">${texts.begin(name)}</a></p>
        </li>`
}
