import { basePath } from '../config/env.ts'
import { lazyComponent } from '../ui/lazyComponent.tsx'
import { hasStoredSession, isScenarioWanted } from './isAppWanted.ts'

export const Login = lazyComponent(async () => (await import('../features/session/LoginPage.tsx')).LoginPage)
export const Home = lazyComponent(async () => (await import('../features/home/HomePage.tsx')).HomePage)

/**
 * Loads the first page in parallel with the app. Login is awaited, since a visitor sees it next; home loads while the session
 * is restored, or a scenario is started.
 */
export async function preloadFirstPage(): Promise<void> {
  if (!hasStoredSession() && !isScenarioWanted()) await Login.preload()
  // The error shows when the page renders.
  else if (location.pathname === basePath) Home.preload().catch(() => {})
}
