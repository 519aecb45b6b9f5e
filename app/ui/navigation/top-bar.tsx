import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import { PlaceLink } from '../components/link.tsx'
import { Brand } from './brand.tsx'
import { type NavEntry, shown } from './entries.ts'

type Props = {
  /** The places of the site; written out on a desk, in the bottom bar on a phone. */
  entries: NavEntry[]
  /** Search, bell: small links with an icon. */
  tools?: NavEntry[]
  /** The bell, for who is logged in. */
  bell?: ReactNode
  /** What can be made: shown here on a desk. */
  create?: ReactNode
  /** The person's menu, or the ways in. */
  person: ReactNode
}

export function TopBar({ entries, tools = [], bell, create, person }: Props) {
  return (
    <header className="no-print sticky top-0 z-40 border-b border-base-300 bg-base-100">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-3 min-[360px]:px-4 desk:gap-6">
        <Brand />
        <nav aria-label="Principal" className="hidden desk:block">
          <ul className="flex items-center gap-1">
            {shown(entries).map((entry) => (
              <li key={entry.to}>
                <PlaceLink to={entry.to} end={entry.end} prefetch="intent" className={placeLook}>
                  {entry.label}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
          {shown(tools).map((tool) => (
            <PlaceLink key={tool.to} to={tool.to} className="btn btn-ghost btn-square">
              <Icon name={tool.icon} size={22} label={tool.label} />
            </PlaceLink>
          ))}
          {bell}
          {create && <div className="hidden desk:block">{create}</div>}
          {person}
        </div>
      </div>
    </header>
  )
}

const placeLook = ({ isActive }: { isActive: boolean }) =>
  `relative flex h-16 items-center px-3 text-[0.9375rem] -outline-offset-4! ${
    isActive
      ? 'font-semibold after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:bg-primary'
      : 'font-medium text-muted hover:text-base-content'
  }`
