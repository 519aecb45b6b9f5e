import { useLocation } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { NavLink } from '../components/link.tsx'
import { type NavEntry, shown } from './entries.ts'

type Props = {
  entries: NavEntry[]
  /** Id of the create menu's popover; without it there is no '+'. */
  createId?: string
}

/** Bottom navigation up to 1024 px, with a round '+' within reach of the thumb. */
export function BottomBar({ entries, createId }: Props) {
  const places = shown(entries)
  const middle = Math.ceil(places.length / 2)
  const { pathname } = useLocation()
  const place = (entry: NavEntry) => <Place key={entry.to} entry={entry} pathname={pathname} />
  return (
    <nav
      aria-label="Principal"
      className="bottom-bar no-print fixed inset-x-0 bottom-0 z-40 border-t border-base-300 bg-surface pb-[env(safe-area-inset-bottom)] desk:hidden"
    >
      <ul className="mx-auto flex h-16 max-w-xl items-stretch justify-around">
        {places.slice(0, middle).map(place)}
        {createId && (
          <li className="relative w-[min(5rem,18vw)]">
            <button
              type="button"
              popoverTarget={createId}
              className="absolute -top-4 left-1/2 flex size-[min(3.75rem,16vw)] -translate-x-1/2 items-center justify-center rounded-full border-4 border-base-100 bg-primary text-primary-content shadow-sm active:scale-95"
            >
              <Icon name="plus" size={28} label="Adicionar" />
            </button>
          </li>
        )}
        {places.slice(middle).map(place)}
      </ul>
    </nav>
  )
}

const Place = ({ entry, pathname }: { entry: NavEntry; pathname: string }) => (
  <li className="min-w-0 flex-1">
    <NavLink
      to={entry.to}
      end={entry.end}
      prefetch="intent"
      className={({ isActive }) =>
        placeLook({ isActive: isActive || Boolean(entry.also && pathname.startsWith(entry.also)) })
      }
    >
      <Icon name={entry.icon} size={24} />
      {entry.label}
    </NavLink>
  </li>
)

const placeLook = ({ isActive }: { isActive: boolean }) =>
  `flex h-full flex-col items-center justify-center gap-0.5 text-[min(0.75rem,5.2vw)] -outline-offset-4! ${isActive ? 'font-semibold text-primary' : 'font-medium text-muted'}`
