import { mockLocalStorage } from '../../page/storage.ts'
import type { Language } from '../../../src/texts/defineTexts.ts'
import { endPresenting, followReturn, present } from './present.ts'
import { warn } from '../../handlers/warn.ts'

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
  const ribbons = document.querySelectorAll<HTMLElement>('.demo-ribbon')
  if (ribbons.length > 0) followReturn()
  for (const ribbon of ribbons) {
    const buttons = [...ribbon.querySelectorAll('button')]
    ribbon.querySelector('details')?.addEventListener('toggle', () => {
      const userId = mockLocalStorage.read('userId') ?? ''
      for (const button of buttons)
        if (button.dataset['user'] !== undefined) button.ariaPressed = String(button.dataset['user'] === userId)
    })
    ribbon.addEventListener('click', ({ target }) => {
      const button = buttons.find((each) => target instanceof Node && each.contains(target))
      if (!button) return
      if (button.dataset['console'] !== undefined) {
        // Closed, so that the app is in sight; the console returns the focus when it is closed.
        ribbon.querySelector('details')?.removeAttribute('open')
        ribbon.querySelector('summary')?.focus()
        toggleConsole()
        return
      }
      if (button.dataset['back'] !== undefined) return endPresenting()
      if (button.dataset['present'] !== undefined) {
        ribbon.querySelector('details')?.removeAttribute('open')
        present()
        return
      }
      if (button.dataset['share'] === undefined && button.dataset['reset'] === undefined)
        for (const each of buttons) each.disabled = true
      run(button.dataset, ribbon).catch((error: unknown) => {
        warn(`The ribbon's command failed: ${String(error)}`)
        for (const each of buttons) each.disabled = false
        const status = ribbon.querySelector<HTMLElement>('[role=status]')
        if (status) status.textContent = status.dataset['failed'] ?? ''
      })
    })
  }
}

/** Every command but sharing loads another page; starting over asks first. `__mock` starts the mocks where the page runs without them. */
async function run({ language, persona, user, reset, share }: DOMStringMap, ribbon: HTMLElement): Promise<void> {
  const menu = ribbon.querySelector('details > div') ?? ribbon
  if (language !== undefined) {
    mockLocalStorage.write('language', language)
    location.reload()
  } else if (reset !== undefined) {
    const { startOver } = await import('./startOver.ts')
    await startOver(menu, languageOf(ribbon))
  } else if (share !== undefined) {
    const { showLink } = await import('./share.ts')
    await showLink(menu, languageOf(ribbon))
  } else if (user !== undefined) {
    await window.__mock.persona({ persona: persona === 'guest' || persona === 'jihoon' ? persona : null })
  }
}

const languageOf = ({ lang }: HTMLElement): Language => (lang === 'en' ? 'en' : 'ko')
