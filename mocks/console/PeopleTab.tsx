import { safeLocalStorage } from '../../src/lib/storage.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { personas, type Persona } from '../db/seed/personas.ts'
import { useConsole } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'
import css from './PeopleTab.module.css'

const isPersona = (name: string): name is Persona => name in personas
const names = Object.keys(personas).filter(isPersona)

export function PeopleTab() {
  const { people: texts } = useTexts(consoleTexts)
  const { run } = useConsole()
  const userId = safeLocalStorage.read('userId')
  const become = (persona: Persona | null) => void run((control) => control.persona({ persona }), texts.done)
  return (
    <>
      <p className={css.lead}>{texts.lead}</p>
      <ul className={css.people}>
        {names.map((name) => {
          const { id, nickName, provider, isOwner } = personas[name]
          return (
            <li key={name}>
              <span className={css.name}>
                {nickName} <code>{name}</code>
              </span>
              <span className={css.facts}>{isOwner ? texts.owner : texts.providers[provider]}</span>
              {String(id) === userId ? (
                <strong>{texts.current}</strong>
              ) : (
                <Button
                  look="quiet"
                  size="compact"
                  aria-label={texts.signInAs(`${nickName} ${name}`)}
                  onClick={() => become(name)}
                >
                  {texts.signIn}
                </Button>
              )}
            </li>
          )
        })}
        <li>
          <span className={css.name}>{texts.noUser}</span>
          <span className={css.facts}>{texts.visitor}</span>
          {userId === null ? (
            <strong>{texts.current}</strong>
          ) : (
            <Button look="quiet" size="compact" onClick={() => become(null)}>
              {texts.signOut}
            </Button>
          )}
        </li>
      </ul>
    </>
  )
}
