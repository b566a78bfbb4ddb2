import { basePath } from '../config/env.ts'
import { hasStoredSession } from './isAppWanted.ts'
import { lazyPage } from './lazyPage.tsx'

export const Login = lazyPage(async () => (await import('../pages/LoginPage.tsx')).LoginPage)
export const Home = lazyPage(async () => (await import('../pages/HomePage.tsx')).HomePage)

/** Fetched beside the app. The login page is awaited, since a visitor sees it next; home arrives while the session is restored. */
export async function preloadFirstPage(): Promise<void> {
  if (!hasStoredSession()) await Login.preload()
  // A failure shows where the page is rendered.
  else if (location.pathname === basePath) Home.preload().catch(() => {})
}
