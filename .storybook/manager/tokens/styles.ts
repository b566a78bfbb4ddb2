/** Of the panel, which stands in Storybook's own page, light or dark. */
export const styles = `
.tokens-panel {
  --ink: light-dark(#121513, #eef0ec);
  --faint: light-dark(#525a53, #a9b0a8);
  --edge: light-dark(#7c857c, #8a9289);
  --line: light-dark(#d3d9cf, #434843);
  --ground: light-dark(#fff, #1b1c1d);
  --raised: light-dark(#fff, #2a2d2b);
  --bad: light-dark(#9e1340, #ff9db4);
  --bad-ground: light-dark(#fbe3ea, #4a1626);
  container-type: inline-size;
  color: var(--ink);
  font: 13px/1.5 sans-serif;
}
.tokens-panel :is(input, button) { font: inherit; }
.tokens-panel :is(input, button, pre):focus-visible { outline: 2px solid var(--ink); outline-offset: 1px; }
.tokens-bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 10px 16px; background: var(--ground); border-bottom: 1px solid var(--line); }
.tokens-bar p { margin: 0; font-weight: 700; }
.tokens-bar p[data-fails='true'] { color: var(--bad); }
.tokens-bar label { display: flex; flex: 0 1 20em; align-items: center; gap: 8px; white-space: nowrap; }
.tokens-bar input { flex: 1; min-width: 0; }
.tokens-panel :is(input, button) { padding: 3px 8px; border: 1px solid var(--edge); border-radius: 4px; background: var(--raised); color: inherit; }
.tokens-panel button { cursor: pointer; }
.tokens-panel button:disabled { border-color: var(--line); color: var(--faint); cursor: default; }
.tokens-columns { display: grid; gap: 0 32px; padding: 12px 16px 32px; background: var(--ground); }
.tokens-columns > div { min-width: 0; }
.tokens-panel h2 { margin: 4px 0 6px; color: inherit; font-size: 14px; font-weight: 700; }
.tokens-panel section { margin-bottom: 20px; }
.tokens-panel section p { margin: 0; }
.tokens-panel table { width: 100%; margin-bottom: 16px; border-collapse: collapse; color: inherit; font-size: inherit; text-align: start; }
.tokens-panel caption { padding: 4px 0; font-weight: 700; text-align: start; }
.tokens-panel caption::first-letter { text-transform: uppercase; }
.tokens-panel :is(th, td) { padding: 3px 8px 3px 0; border-bottom: 1px solid var(--line); font-weight: 400; text-align: start; vertical-align: middle; }
.tokens-panel td { white-space: nowrap; }
.tokens-panel thead :is(th, td) { color: var(--faint); font-size: 12px; }
.tokens-panel tbody th { font-family: monospace; overflow-wrap: anywhere; }
.tokens-panel tr[data-edited='true'] > th { font-weight: 700; }
.tokens-panel tr[data-fails='true'] > * { background: var(--bad-ground); }
.tokens-panel tr[data-fails='true'] b { color: var(--bad); }
.tokens-panel tbody th button { padding: 0; border: 0; background: none; font: inherit; text-align: start; text-decoration: underline; }
.tokens-field { display: grid; grid-template-columns: 28px minmax(4em, 11em); gap: 2px 6px; align-items: center; }
.tokens-field input[type='color'] { width: 28px; height: 28px; padding: 0; background: none; }
.tokens-field input[type='text'] { min-width: 0; }
.tokens-field input[aria-invalid='true'] { border: 2px solid var(--bad); }
.tokens-field span { grid-column: 2; color: var(--bad); font-size: 12px; white-space: normal; }
.tokens-panel [aria-expanded]::before { content: '▸ '; }
.tokens-panel [aria-expanded='true']::before { content: '▾ '; }
.tokens-panel pre { max-height: 260px; margin: 8px 0; padding: 10px; overflow: auto; background: light-dark(#f1f3ef, #111312); color: inherit; font: 12px/1.5 monospace; white-space: pre; }
@container (max-width: 560px) {
  .tokens-tables tr { display: grid; grid-template-columns: 1fr 1fr 4.5em; border-bottom: 1px solid var(--line); }
  .tokens-tables :is(th, td) { border: 0; }
  .tokens-tables tbody th { grid-column: 1 / -1; padding-bottom: 0; }
  .tokens-tables thead th:first-child { display: none; }
  .tokens-results td:last-child, .tokens-results thead th:last-child { display: none; }
}
@container (min-width: 900px) {
  .tokens-columns { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start; }
  .tokens-results { grid-area: 1 / 2; position: sticky; top: 52px; }
}
`
