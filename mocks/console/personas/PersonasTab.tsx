import { useSyncExternalStore } from 'react'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { personaNames, personas, type Persona } from '../../db/seed/personas.ts'
import type { Language } from '../../db/languages.ts'
import { safeLocalStorage } from '../../../src/lib/storage.ts'
import { windowId, windowIdOf } from '../../page/windowName.ts'
import type { OpenTab } from '../../page/worldChannel.ts'
import { nickNameOf } from '../../gallery/bilingual.ts'
import { Block, Row } from '../Block.tsx'
import { useConsole } from '../consoleContext.ts'
import { consoleTexts } from '../consoleTexts.ts'
import css from './PersonasTab.module.css'
import { useOpenTabs } from './useOpenTabs.ts'

const readUserId = () => safeLocalStorage.read('userId')

export function PersonasTab() {
  const { personas: texts } = useTexts(consoleTexts)
  const { language } = useLocale()
  const { run, subscribe } = useConsole()
  // A sign-out sends no request; the tabs' answers render this again.
  const userId = useSyncExternalStore(subscribe, readUserId)
  const tabs = useOpenTabs()
  const become = (persona: Persona | null) => void run((control) => control.persona({ persona }), texts.done)
  return (
    <>
      <Tabs tabs={tabs} />
      <p className={css.lead}>{texts.lead}</p>
      <ul className={css.personas}>
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
              <span className={css.actions}>
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
                <TabLinks name={name} nickName={nickName} />
              </span>
            </li>
          )
        })}
        <li>
          <span className={css.name}>{texts.noUser}</span>
          <span className={css.facts}>{texts.visitor}</span>
          <span className={css.actions}>
            {userId === null ? (
              <strong>{texts.current}</strong>
            ) : (
              <Button variant="quiet" size="compact" onClick={() => become(null)}>
                {texts.signOut}
              </Button>
            )}
            <TabLinks name="visitor" nickName={texts.noUser} />
          </span>
        </li>
      </ul>
      {userId !== null && <SessionButtons />}
    </>
  )
}

/** The same world with a persona of the tab's own, here or in a new tab, from home on: other pages may not be that persona's. */
function TabLinks({ name, nickName }: { name: string; nickName: string }) {
  const { personas: texts } = useTexts(consoleTexts)
  return (
    <>
      <a href={personaAddress(name)} aria-label={texts.thisTabAs(nickName)}>
        {texts.thisTab}
      </a>
      <a href={personaAddress(name)} target="_blank" rel="noopener" aria-label={texts.newTabAs(nickName)}>
        {texts.newTab}
      </a>
    </>
  )
}

/** Who is in which tab of this world. */
function Tabs({ tabs }: { tabs: readonly OpenTab[] }) {
  const { personas: texts } = useTexts(consoleTexts)
  const { language } = useLocale()
  if (tabs.length === 0) return null
  return (
    <Block title={texts.tabs} hint={texts.tabsHint}>
      <ul className={css.tabs} aria-label={texts.tabs}>
        {tabs.map((tab) => (
          <li key={tab.window}>
            <strong>{nameOfUser(tab.userId, texts, language)}</strong>
            <span>
              {[tab.path, tab.persona === null ? texts.browserPersona : texts.ownPersona, isOwn(tab) && texts.this]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {tabs.some((tab) => isOwn(tab) && tab.persona !== null) && (
        <p>
          <a href={personaAddress('')}>{texts.back}</a>
        </p>
      )}
    </Block>
  )
}

const isOwn = ({ window }: OpenTab) => windowIdOf(window) === windowId()

function nameOfUser(userId: string | null, texts: (typeof consoleTexts)['ko']['personas'], language: Language): string {
  if (userId === null) return texts.noUser
  const persona = personaNames.find((name) => String(personas[name].id) === userId)
  return persona === undefined ? texts.otherUser(userId) : nickNameOf(persona, language)
}

const personaAddress = (name: string) => `${import.meta.env.BASE_URL}?as=${name}`

/** Lets the app meet what time does to a session. */
function SessionButtons() {
  const { personas: texts, reload } = useTexts(consoleTexts)
  const { run } = useConsole()
  return (
    <Block title={texts.session}>
      <dl className={css.session}>
        <dt>
          <Button variant="outline" size="compact" onClick={() => void run((control) => control.expireToken(), texts.expired)}>
            {texts.expire}
          </Button>
        </dt>
        <dd>{texts.expireHint}</dd>
        <dt>
          <Button variant="outline" size="compact" onClick={() => void run((control) => control.endSession(), texts.ended)}>
            {texts.end}
          </Button>
        </dt>
        <dd>{texts.endHint}</dd>
      </dl>
      <Row>
        <Button variant="quiet" size="compact" onClick={() => location.reload()}>
          {reload}
        </Button>
      </Row>
    </Block>
  )
}
