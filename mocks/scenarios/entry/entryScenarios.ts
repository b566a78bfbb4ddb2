import { additionalInfo } from './additionalInfo.ts'
import { loginCodeReused } from './loginCodeReused.ts'
import { loginDenied } from './loginDenied.ts'
import { loginGoogleNew } from './loginGoogleNew.ts'
import { loginGuest } from './loginGuest.ts'
import { loginNaverReturning } from './loginNaverReturning.ts'
import { loginNoState } from './loginNoState.ts'
import { loginReloadMidway } from './loginReloadMidway.ts'
import { refreshNetworkDown } from './refreshNetworkDown.ts'
import { sessionDead } from './sessionDead.ts'
import { sessionExpiring } from './sessionExpiring.ts'
import { visitorLanding } from './visitorLanding.ts'
import { windowsExpireTogether } from './windowsExpireTogether.ts'

export const entryScenarios = [
  visitorLanding,
  loginGoogleNew,
  loginNaverReturning,
  loginGuest,
  loginDenied,
  loginCodeReused,
  loginReloadMidway,
  loginNoState,
  sessionExpiring,
  windowsExpireTogether,
  refreshNetworkDown,
  sessionDead,
  additionalInfo,
]
