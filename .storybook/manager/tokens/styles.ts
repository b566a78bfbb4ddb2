/** Of the panel, which stands in Storybook's own light page. */
export const styles = `
.tokens-panel { container-type: inline-size; color: #121513; font: 13px/1.5 sans-serif; }
.tokens-panel :is(input, button) { font: inherit; }
.tokens-panel :is(input, button, pre):focus-visible { outline: 2px solid #121513; outline-offset: 1px; }
.tokens-bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; padding: 10px 16px; background: #fff; border-bottom: 1px solid #d3d9cf; }
.tokens-bar p { margin: 0; font-weight: 700; }
.tokens-bar p[data-fails='true'] { color: #9e1340; }
.tokens-panel :is(input, button) { padding: 3px 8px; border: 1px solid #7c857c; border-radius: 4px; background: #fff; color: inherit; }
.tokens-panel button { cursor: pointer; }
.tokens-panel button:disabled { border-color: #d3d9cf; color: #5f675f; cursor: default; }
.tokens-columns { display: grid; gap: 0 32px; padding: 12px 16px 32px; }
.tokens-columns > div { min-width: 0; }
.tokens-panel h2 { margin: 8px 0 6px; font-size: 14px; font-weight: 700; }
.tokens-panel section { margin-bottom: 24px; }
.tokens-panel table { width: 100%; margin-bottom: 16px; border-collapse: collapse; text-align: start; }
.tokens-panel caption { padding: 4px 0; font-weight: 700; text-align: start; }
.tokens-panel caption::first-letter { text-transform: uppercase; }
.tokens-panel :is(th, td) { padding: 3px 8px 3px 0; border-bottom: 1px solid #e5e9e2; font-weight: 400; text-align: start; vertical-align: top; }
.tokens-panel td { white-space: nowrap; }
.tokens-panel thead :is(th, td) { color: #525a53; font-size: 12px; }
.tokens-panel tbody th { font-family: monospace; overflow-wrap: anywhere; }
.tokens-panel tr[data-edited='true'] > th { font-weight: 700; }
.tokens-panel tr[data-fails='true'] > * { background: #fbe3ea; }
.tokens-panel tr[data-fails='true'] b { color: #9e1340; }
.tokens-panel tbody th button { padding: 0; border: 0; background: none; font: inherit; text-decoration: underline; }
.tokens-field { display: grid; grid-template-columns: 28px minmax(6em, 11em); gap: 2px 6px; align-items: center; }
.tokens-field input[type='color'] { width: 28px; height: 28px; padding: 0; border: 1px solid #7c857c; border-radius: 4px; background: none; }
.tokens-field input[type='text'] { min-width: 0; }
.tokens-field input[aria-invalid='true'] { border: 2px solid #9e1340; }
.tokens-field span { grid-column: 2; color: #9e1340; font-size: 12px; }
.tokens-panel [aria-expanded]::before { content: '▸ '; }
.tokens-panel [aria-expanded='true']::before { content: '▾ '; }
.tokens-panel pre { max-height: 260px; margin: 8px 0; padding: 10px; overflow: auto; background: #f1f3ef; font: 12px/1.5 monospace; white-space: pre; }
@container (min-width: 900px) {
  .tokens-columns { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
}
`
