import { type ReactNode, useEffect, useRef } from 'react'
import { scrollToActive } from './chip-row.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { NavLink } from './link.tsx'

export type Tab = { to: string; label: string; icon?: IconName; count?: number; end?: boolean }

type Props = {
  label: string
  tabs: Tab[]
  /** So few and short that all fit the width of a phone, closer together. */
  few?: boolean
  /** After the tabs: a MoreTab. */
  children?: ReactNode
}

/** Tabs are links with a URL each. Scrolls sideways on a phone. */
export function Tabs({ label, tabs, few, children }: Props) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => scrollToActive(row.current), [])
  return (
    <nav
      ref={row}
      aria-label={label}
      // Heading a phone's page they stand right below the bar.
      className="scroll-row fade-end relative -mx-4 mb-6 border-b max-sm:[main>&:first-child]:-mt-6 border-base-300 px-4 sm:mx-0 sm:px-0"
    >
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end={tab.end}
          preventScrollReset
          prefetch="intent"
          className={few || children ? fewLook : tabLook}
        >
          {tab.icon && <Icon name={tab.icon} size={18} className={children ? 'max-sm:hidden' : ''} />}
          {tab.label}
          {tab.count !== undefined && <span className="figures text-sm font-normal text-muted">{tab.count}</span>}
        </NavLink>
      ))}
      {children}
    </nav>
  )
}

export const tabLook = ({ isActive }: { isActive: boolean }) => (isActive ? 'tab tab-on' : 'tab')

/** With the rest behind a MoreTab, all fit the width of a phone. */
export const fewLook = (place: { isActive: boolean }) => `${tabLook(place)} tab-few`
