import type { Worlds } from './worlds.ts'

/** The page at a world's address: how to configure a client, the other worlds, the API reference. */
export function startPage(base: string, server: string, worlds: ReturnType<Worlds['list']>): Response {
  const rows = worlds.map(
    ({ path, name, isLoaded, lastUsedAt }) =>
      `<tr><td><a href="${server}${path}">${name}</a><td>${server}${path}<td>${isLoaded ? 'in memory' : 'stored'}<td>${lastUsedAt ?? ''}`,
  )
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pickers mock server</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
  pre { overflow-x: auto; padding: 1rem; background: rgb(128 128 128 / 15%) }
  td, th { padding: 0 1.5rem 0 0; text-align: left }
</style>
<h1>Pickers mock server</h1>
<p>This address is a world of the mock backend. Point a client here by its base URL alone:</p>
<pre>VITE_API=real VITE_API_BASE_URL=${base.slice(0, -1)} VITE_PROVIDERS=emulated npm start</pre>
<p>A world of your own is any other name: <code>${server}/w/NAME/</code>, with <code>?scenario=ID</code> from a scenario, with <code>?language=en</code> in English.</p>
<ul>
  <li><a href="__mock/reference/">API reference</a>: the operations and the control commands
  <li><a href="__mock/openapi.json">OpenAPI document</a> of the API, <a href="__mock/control-openapi.json">of the control</a>
  <li><a href="__mock/scenarios">Scenarios</a>, <a href="__mock/log">the last requests</a>, <a href="__mock/world">this world as a file</a>
</ul>
<h2>Worlds</h2>
<table><tr><th>Name<th>Base URL<th>Where<th>Last used
${rows.join('\n')}
</table>
</html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
