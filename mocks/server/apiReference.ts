import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileIn } from '../vite/publicFiles.ts'

const documents: Readonly<Record<string, string>> = {
  '__mock/openapi.json': '../../docs/generated/openapi.json',
  '__mock/control-openapi.json': '../../docs/generated/control-openapi.json',
}
const PAGE = '__mock/reference/'

/** The OpenAPI documents with this server's own address, and Swagger UI; undefined for any other path. */
export async function referenceReply(method: string, path: string, base: string): Promise<Response | undefined> {
  if (method !== 'GET') return undefined
  if (Object.hasOwn(documents, path)) return Response.json(await documentAt(path, base))
  if (path === PAGE) return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  if (!path.startsWith(PAGE)) return undefined
  const found = fileIn(viewerFolder(), path.slice(PAGE.length))
  return found && new Response(await readFile(found.file), { headers: { 'content-type': found.type } })
}

async function documentAt(path: string, base: string): Promise<object> {
  const text = await readFile(new URL(documents[path] ?? '', import.meta.url), 'utf8')
  const document: object = JSON.parse(text)
  return { ...document, servers: [{ url: base.slice(0, -1) }] }
}

const viewerFolder = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="swagger-ui.css">
<div id="reference"></div>
<script src="swagger-ui-bundle.js"></script>
<script src="swagger-ui-standalone-preset.js"></script>
<script>
  SwaggerUIBundle({
    dom_id: '#reference',
    urls: [{ name: 'API', url: '../openapi.json' }, { name: 'Control', url: '../control-openapi.json' }],
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
    layout: 'StandaloneLayout',
    docExpansion: 'none',
    validatorUrl: null,
  })
</script>
</html>`
