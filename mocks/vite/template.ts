import type { EmulatedPage } from './pages.ts'

/** The source HTML of an emulated page: Vite adds the files that its module imports. */
export function pageHtml({ title, module }: EmulatedPage): string {
  return `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
    <style>
      /* Before any style sheet, as in index.html: a shared sheet may be linked ahead of the one that names the layers. */
      @layer reset, tokens, ui, features;
    </style>
  </head>
  <body>
    <div id="page"></div>
    <script type="module" src="${module}"></script>
  </body>
</html>
`
}
