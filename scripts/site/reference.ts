import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** Swagger UI over the OpenAPI documents, as static files. Nothing can be sent from it: no server answers on a static host. */
export function writeReference(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'LICENSE'])
    copyFileSync(join(viewer, file), join(folder, file))
  for (const file of ['openapi.json', 'control-openapi.json']) copyFileSync(join('docs/generated', file), join(folder, file))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'reference.js'), script)
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Pickers: API reference</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="swagger-ui.css" />
  </head>
  <body>
    <div id="reference"></div>
    <script src="swagger-ui-bundle.js"></script>
    <script src="swagger-ui-standalone-preset.js"></script>
    <script src="reference.js"></script>
  </body>
</html>
`

const script = `SwaggerUIBundle({
  dom_id: '#reference',
  urls: [
    { name: 'API', url: 'openapi.json' },
    { name: 'Control', url: 'control-openapi.json' },
  ],
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
  docExpansion: 'none',
  supportedSubmitMethods: [],
  validatorUrl: null,
})
`
