import type { ComponentProps, MouseEvent } from 'react'
import { matchPath, useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string
  /** In the place of this page in the history. */
  replace?: boolean
  state?: unknown
  /** Begins the document anew. */
  isReloading?: boolean
}

/** A link within the app. The router's own also prefetches for a framework's server, code that no page here would run (docs/decisions/0021). */
export function Link({ to, replace, state, isReloading = false, onClick, children, ...props }: Props) {
  const follow = useLinkClickHandler(to, { state, ...(replace !== undefined && { replace }) })
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && !isReloading) follow(event)
  }
  return (
    <a {...props} href={useHref(to)} onClick={press}>
      {children}
    </a>
  )
}

/** One of several places: says which of them the page belongs to. */
export function PlaceLink({ to, ...props }: Props) {
  const isHere = matchPath({ path: to, end: false }, useLocation().pathname) !== null
  return <Link {...props} to={to} aria-current={isHere ? 'page' : undefined} />
}
