import { useLocale, useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { personaNames, personas, type Persona } from '../db/seed/personas.ts'
import { nickNameOf } from '../gallery/nickNameOf.ts'
import { useSignedInUser } from './appWindow.ts'
import { useConsole } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'
import css from './PeopleTab.module.css'

export function PeopleTab() {
  const { people: texts } = useTexts(consoleTexts)
  const { language } = useLocale()
  const { run } = useConsole()
  const userId = useSignedInUser()
  const become = (persona: Persona | null) => void run((control) => control.persona({ persona }), texts.done)
  return (
    <>
      <p className={css.lead}>{texts.lead}</p>
      <ul className={css.people}>
        {personaNames.map((name) => {
          const { id, provider, isOwner } = personas[name]
          const nickName = nickNameOf(name, language)
          return (
            <li key={name}>
              <span className={css.name}>
                <span>{`${nickName} `}</span>
                <code>{name}</code>
              </span>
              <span className={css.facts}>{isOwner ? texts.owner : texts.providers[provider]}</span>
              {String(id) === userId ? (
                <strong>{texts.current}</strong>
              ) : (
                <Button
                  variant="quiet"
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
            <Button variant="quiet" size="compact" onClick={() => become(null)}>
              {texts.signOut}
            </Button>
          )}
        </li>
      </ul>
    </>
  )
}
