import { type LinkProps, Link as RouterLink, useLocation } from 'react-router'

/**
 * A link to a page of ours. The server writes the element that the router's link becomes: resolving relative
 * addresses and wiring clicks took an eighth of a page's drawing. Relative addresses ('?page=2') are left to it.
 */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink

function WrittenLink(props: LinkProps) {
  const { to, discover: _, prefetch: __, preventScrollReset: ___, ...rest } = props
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return <RouterLink {...props} />
  return <a {...rest} href={to} data-discover="true" />
}

type PlaceProps = Omit<LinkProps, 'to' | 'className'> & {
  to: string
  /** Only this very address counts as the place, none below it. */
  end?: boolean
  className: string | ((place: { isActive: boolean }) => string)
}

/** A link of a menu, which knows whether its place is the one on screen. */
export function PlaceLink({ to, end = false, className, ...rest }: PlaceProps) {
  const { pathname } = useLocation()
  const isActive = pathname === to || (!end && pathname.startsWith(to === '/' ? to : `${to}/`))
  const look = typeof className === 'function' ? className({ isActive }) : className
  return <Link {...rest} to={to} className={look} aria-current={isActive ? 'page' : undefined} />
}
