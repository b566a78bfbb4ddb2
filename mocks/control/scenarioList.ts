import { findScenarios } from '../local/inPage.ts'
import { allScenarios } from './worldCommands.ts'

const texts = {
  ko: {
    title: '시나리오',
    unknown: (id: string) => `‘${id}’라는 시나리오는 없어요. 아래에서 골라 주세요.`,
    damaged: '이 링크의 세계를 열 수 없어요. 링크가 잘렸을 수 있어요.',
    who: '누구',
    visitor: '방문자',
  },
  en: {
    title: 'Scenarios',
    unknown: (id: string) => `There is no scenario ‘${id}’. Choose one of these.`,
    damaged: 'The world of this link cannot be opened. The link may have been cut short.',
    who: 'who',
    visitor: 'a visitor',
  },
}

/** A plain page in the place of the app: every scenario there is, as links that start it. */
export async function showScenarios(base: string, id: string): Promise<void> {
  // As the page began, by the choice stored or by the browser.
  const language = document.documentElement.lang === 'en' ? 'en' : 'ko'
  const { title, unknown, damaged, visitor } = texts[language]
  document.title = title
  const own = new URLSearchParams(location.search).get('world')
  const all = await allScenarios({ ownScenarios: await findScenarios() })
  const items = all.map((scenario) => {
    const link = document.createElement('a')
    const query = new URLSearchParams({ scenario: scenario.id, ...(own === null ? {} : { world: own }) })
    link.href = `${base}?${query.toString()}`
    link.textContent = `${scenario.id} · ${scenario.title[language]}`
    return element('li', link, ` (${scenario.persona ?? visitor})`)
  })
  const list = element('ol', ...items)
  const main = element('main', element('h1', title), element('p', id === 'shared' ? damaged : unknown(id)), list)
  main.style.cssText = 'font: 16px/1.7 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 2rem 1rem'
  document.body.replaceChildren(main)
}

function element(name: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...content)
  return made
}
