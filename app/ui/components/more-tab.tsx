import { useId } from 'react'
import { useLocation } from 'react-router'
import { type MenuEntry, MenuPopover } from './drop-menu.tsx'
import { Icon } from './icon.tsx'
import { fewLook } from './tabs.tsx'

type Props = { label: string; entries: (MenuEntry & { to: string })[] }

/** The last of the tabs: a menu of the places that are needed less. Active on any of them; opens without scripts. */
export function MoreTab({ label, entries }: Props) {
  const id = useId()
  const { pathname } = useLocation()
  const isActive = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <>
      <button type="button" popoverTarget={id} className={fewLook({ isActive })}>
        {label}
        <Icon name="chevron-down" size={16} />
      </button>
      <MenuPopover id={id} label={label} entries={entries} />
    </>
  )
}
