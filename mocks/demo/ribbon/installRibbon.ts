import { safeLocalStorage, safeSessionStorage } from '../../../src/lib/storage.ts'
import type { Language } from '../../../src/texts/defineTexts.ts'
import { warn } from '../../handlers/warn.ts'
import { RIBBON_KEY } from './ribbonKey.ts'

/** Whether this page is a demo's that shows its ribbon. */
export const hasRibbon = (): boolean =>
  document.querySelector('.demo-ribbon') !== null && document.documentElement.dataset['ribbon'] !== 'off'

/**
 * Makes the buttons of the demo's ribbon work; a page without a ribbon stays as it is. `toggleConsole` opens the testers'
 * console.
 */
export function installRibbon(toggleConsole: () => void): void {
  // The ribbon stands on the landing too, whose face has the landing's characters alone.
  if (hasRibbon()) void import('../../../src/ui/appFonts.css')
  for (const ribbon of document.querySelectorAll<HTMLElement>('.demo-ribbon')) {
    const buttons = [...ribbon.querySelectorAll('button')]
    const menu = ribbon.querySelector('details')
    const closeMenu = () => {
      menu?.removeAttribute('open')
      ribbon.querySelector('summary')?.focus()
    }
    menu?.addEventListener('toggle', () => {
      if (menu.open) updateMenu(buttons).catch((error: unknown) => warn(`The ribbon's menu is not up to date: ${String(error)}`))
    })
    ribbon.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') closeMenu()
    })
    ribbon.addEventListener('click', ({ target }) => {
      const button = buttons.find((each) => target instanceof Node && each.contains(target))
      if (!button) return
      if (button.dataset['console'] !== undefined) {
        // Closed, so that the app is in sight; the console returns the focus when it is closed.
        closeMenu()
        toggleConsole()
        return
      }
      if (button.dataset['hide'] !== undefined) {
        safeSessionStorage.write(RIBBON_KEY, 'off')
        document.documentElement.dataset['ribbon'] = 'off'
        return
      }
      const status = ribbon.querySelector<HTMLElement>('[role=status]')
      const say = (text = '') => {
        if (status) status.textContent = text
      }
      if (button.dataset['link'] === undefined) for (const each of buttons) each.disabled = true
      run(button.dataset, ribbon).then(say, (error: unknown) => {
        warn(`The ribbon's command failed: ${String(error)}`)
        for (const each of buttons) each.disabled = false
        say(status?.dataset['failed'])
      })
    })
  }
}

/** Marks what the user is, and offers the deposit that the page waits for. */
async function updateMenu(buttons: readonly HTMLButtonElement[]): Promise<void> {
  const userId = safeLocalStorage.read('userId')
  const find = () => window.__mock.read((tx) => tx.users.findFirst((q) => q.where({ id: Number(userId) }))?.provider)
  const role = userId === null ? '' : (await find()) === 'guest' ? 'guest' : 'jihoon'
  const orderId = new URLSearchParams(location.search).get('orderId')
  const orders = orderId === null ? [] : await window.__mock.orders()
  const awaited = orders.find((order) => order.orderId === orderId && order.toDeposit !== null)
  for (const button of buttons) {
    const { persona, deposit } = button.dataset
    if (persona !== undefined) button.setAttribute('aria-pressed', String(persona === role))
    if (deposit === undefined) continue
    button.dataset['deposit'] = awaited?.orderId ?? ''
    if (button.parentElement) button.parentElement.hidden = awaited === undefined
  }
}

/**
 * Every command but the link loads another page. `__mock` starts the mocks where the page runs without them. Resolves with what
 * there is to say.
 */
async function run({ language, persona, reset, link, deposit }: DOMStringMap, ribbon: HTMLElement): Promise<string | undefined> {
  if (language !== undefined) {
    safeLocalStorage.write('language', language)
    location.reload()
  } else if (reset !== undefined) {
    const { withUndo } = await import('../../page/undo.ts')
    await withUndo(window.__mock, () => window.__mock.reset({ language: languageOf(ribbon) }), { done: reset })
  } else if (link !== undefined) {
    const { copyLink } = await import('./copyLink.ts')
    return copyLink(languageOf(ribbon))
  } else if (deposit !== undefined) {
    await window.__mock.depositArrives({ orderId: deposit })
    location.reload()
  } else if (persona !== undefined) {
    await window.__mock.persona({ persona: persona === 'guest' || persona === 'jihoon' ? persona : null })
  }
  return undefined
}

const languageOf = ({ lang }: HTMLElement): Language => (lang === 'en' ? 'en' : 'ko')
