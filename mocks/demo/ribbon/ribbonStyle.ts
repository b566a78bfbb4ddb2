/**
 * The style of the ribbon and of the example address's button, inline in the page: tokens are the app's. In the page's flow, so that
 * it covers nothing; the menu's target reaches below it into the header, between whose links it stands.
 */
export const ribbonStyle = `
@layer features {
  :root:not([data-ribbon='off']) { --above-page: 2rem }
  .demo-ribbon { position: relative; z-index: calc(var(--z-nav) + 1); background: var(--page); box-shadow: inset 0 -1px var(--line); color: var(--text-muted); font-size: var(--text-xs); line-height: 1.4 }
  :root[data-ribbon='off'] .demo-ribbon, :root:lang(en) .demo-ribbon:lang(ko), :root:lang(ko) .demo-ribbon:lang(en) { display: none }
  .demo-ribbon :is(summary, details > div) { max-width: calc(var(--width-page) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter) }
  .demo-ribbon summary { display: flex; gap: var(--space-3); align-items: center; height: 2rem; cursor: pointer; list-style: none; white-space: nowrap }
  .demo-ribbon summary::-webkit-details-marker { display: none }
  /* Words of a fixed width, so that nothing moves as the faces come. */
  .demo-ribbon b { flex: none; width: 2.75em; font: 700 var(--text-xs) / 1 var(--font-edge); letter-spacing: var(--tracking-edge) }
  .demo-ribbon i { position: relative; color: var(--text); font-style: normal; font-weight: var(--weight-strong) }
  .demo-ribbon i::before { content: ''; position: absolute; inset: calc(50% - 1rem) calc(-1 * var(--space-3)) auto; height: var(--tap) }
  .demo-ribbon i::after { content: ''; display: inline-block; width: .4em; height: .4em; margin: 0 .2em .2em .6em; border: solid; border-width: 0 2px 2px 0; rotate: 45deg }
  .demo-ribbon [open] i::after { margin-bottom: -.1em; rotate: 225deg }
  .demo-ribbon details > div { display: grid; gap: var(--space-4) var(--space-8); padding-block: var(--space-4); font-size: var(--text-sm) }
  .demo-ribbon h2 { margin-bottom: var(--space-1); font-weight: var(--weight-strong) }
  .demo-ribbon ul { display: flex; flex-wrap: wrap; gap: var(--space-2) }
  .demo-ribbon :is(a, button) { display: inline-flex; align-items: center; min-height: var(--tap); padding-inline: var(--space-4); border: 1px solid; border-radius: var(--radius-round); background: none; color: var(--text); font: inherit; font-weight: var(--weight-medium); text-decoration: none; cursor: pointer }
  .demo-ribbon button[aria-pressed='true'] { background: var(--text); color: var(--page) }
  .demo-ribbon button[aria-pressed='true']::before { content: '✓' / ''; margin-right: .4em }
  .demo-ribbon small { display: block; margin-top: var(--space-1); font-size: var(--text-xs) }
  :root:not(:has(#app form)) .demo-ribbon small { display: none }
  .demo-ribbon button:disabled { opacity: .6; cursor: progress }
  .demo-ribbon [role='status'] { overflow-wrap: anywhere }
  .demo-ribbon [role='status']:empty { display: none }
  .demo-ribbon summary:focus-visible { outline-offset: -2px }
  .demo-example { justify-self: start; min-height: var(--tap); color: var(--text-muted); font-size: var(--text-sm); text-decoration: underline; text-underline-offset: 4px }
  .demo-example + output:empty { display: none }
  .demo-ribbon span + span { display: none }
  @media (width > 48em) { .demo-ribbon span:has(+ span) { display: none } .demo-ribbon span + span { display: inline; width: 19em } .demo-ribbon details > div { grid-template-columns: repeat(4, auto); justify-content: space-between; padding-bottom: var(--space-6) } .demo-ribbon [role='status'] { grid-column: 1 / -1 } }
  @media print { .demo-ribbon { display: none } }
}
`
