import { basePath } from '../config/env.ts'
import { safeLocalStorage } from '../lib/storage.ts'
import { lazyComponent } from '../ui/lazyComponent.tsx'

export const Login = lazyComponent(async () => (await import('../features/session/LoginPage.tsx')).LoginPage)
export const Home = lazyComponent(async () => (await import('../features/home/HomePage.tsx')).HomePage)

export const hasStoredSession = (): boolean => safeLocalStorage.read('userId') !== null

/**
 * Loads the first page in parallel with the app. Home loads while the session is restored, or a scenario is started; login is
 * awaited, since a visitor sees it next.
 */
export async function preloadFirstPage(): Promise<void> {
  // The error shows when the page renders.
  if (document.documentElement.dataset['view'] === 'app' && location.pathname === basePath) Home.preload().catch(() => {})
  else if (!hasStoredSession()) await Login.preload()
}
