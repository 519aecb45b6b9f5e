import { type ReactNode, useContext } from 'react'
import { Icon } from '../components/icon.tsx'
import { NavLink } from '../components/link.tsx'
import { Brand } from './brand.tsx'
import { type NavEntry, shown } from './entries.ts'
import { FrameCart } from './frame-cart.ts'

type Props = {
  /** Main navigation; here on desktop, in the bottom bar on a phone. */
  entries: NavEntry[]
  /** Icon links: search. */
  tools?: NavEntry[]
  /** Notification bell of signed-in people. */
  bell?: ReactNode
  /** Create menu, shown here on desktop. */
  create?: ReactNode
  /** The user menu, or links to log in and register. */
  person: ReactNode
}

export function TopBar({ entries, tools = [], bell, create, person }: Props) {
  // Once it holds something, a tool makes room for it on a narrow phone.
  const cart = useContext(FrameCart)
  return (
    // Text much larger on a phone takes more than one row, and then scrolls away with the page.
    <header className="no-print sticky top-0 z-40 border-b border-base-300 bg-base-100 max-[19.9rem]:static">
      <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-2 max-[19.9rem]:h-auto max-[19.9rem]:min-h-16 max-[19.9rem]:flex-wrap sm:gap-3 min-[360px]:px-4 desk:gap-6">
        <Brand />
        <nav aria-label="Principal" className="hidden desk:block">
          <ul className="flex items-center gap-1">
            {shown(entries).map((entry) => (
              <li key={entry.to}>
                <NavLink to={entry.to} end={entry.end} prefetch="intent" className={placeLook}>
                  {entry.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="group/tools ml-auto flex items-center gap-1 max-[19.9rem]:flex-wrap">
          {shown(tools).map(({ to, icon, label, worded }, at) => (
            <NavLink
              key={to}
              to={to}
              className={`btn btn-ghost btn-square hidden ${roomFor(at, !!bell)} ${worded ? 'desk:w-auto desk:px-3' : ''}`}
            >
              <Icon name={icon} size={22} label={worded ? undefined : label} />
              {worded && <span className="max-desk:sr-only">{label}</span>}
            </NavLink>
          ))}
          {cart}
          {bell}
          {create && <div className="hidden desk:block">{create}</div>}
          {person}
        </div>
      </div>
    </header>
  )
}

/** On a phone there is room for two tools; beside 'Entrar' and 'Criar conta', of who is signed out, for one. */
function roomFor(at: number, signedIn: boolean) {
  if (at > Number(signedIn)) return 'sm:flex'
  return at === Number(signedIn)
    ? 'min-[360px]:flex max-[25.5rem]:group-has-[[data-cart]]/tools:hidden'
    : 'min-[360px]:flex'
}

const placeLook = ({ isActive }: { isActive: boolean }) =>
  `relative flex h-16 items-center px-3 text-[0.9375rem] -outline-offset-4! ${
    isActive
      ? 'font-semibold after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:bg-primary'
      : 'font-medium text-muted hover:text-base-content'
  }`
