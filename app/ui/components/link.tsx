import type { RefAttributes } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps, useLocation } from 'react-router'
import { useRootData } from '../root-data.ts'

type LinkProps = RouterLinkProps & RefAttributes<HTMLAnchorElement>

/**
 * An internal link. On the server it renders a plain `<a>`, as the router's link would: resolving relative URLs and
 * attaching click handlers took an eighth of a page's rendering. Relative URLs ('?page=2') are left to the router's.
 */
export const Link = import.meta.env.SSR ? PlainLink : LiveLink

/** What is fetched ahead lies in the browser's cache: pages of who is signed in never do, so that nothing would be won. */
function LiveLink({ prefetch, ...rest }: LinkProps) {
  const isSignedIn = Boolean(useRootData()?.viewer)
  return <RouterLink {...rest} prefetch={isSignedIn ? undefined : prefetch} />
}

function PlainLink(props: LinkProps) {
  const { to, discover: _, prefetch: __, preventScrollReset: ___, ...rest } = props
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return <RouterLink {...props} />
  return <a {...rest} href={to} data-discover="true" />
}

type PlaceProps = Omit<LinkProps, 'to' | 'className'> & {
  to: string
  /** Active only on exactly this URL, not on those below it. */
  end?: boolean
  className: string | ((place: { isActive: boolean }) => string)
}

/** A menu link that knows whether it is active. */
export function NavLink({ to, end = false, className, ...rest }: PlaceProps) {
  const { pathname } = useLocation()
  const isActive = pathname === to || (!end && pathname.startsWith(to === '/' ? to : `${to}/`))
  const look = typeof className === 'function' ? className({ isActive }) : className
  return <Link {...rest} to={to} className={look} aria-current={isActive ? 'page' : undefined} />
}
