import { Avatar } from '../components/avatar.tsx'
import { type MenuEntry, MenuPopover } from '../components/drop-menu.tsx'
import { Link } from '../components/link.tsx'
import { ThemePicker } from './theme-picker.tsx'

type Props = {
  name: string
  photo_url: string | null
  entries: MenuEntry[]
  /** About the site: the footer's links, which the app's screens do not have. */
  about: { to: string; label: string }[]
}

const menuId = 'menu-da-pessoa'

/** User menu behind the avatar, with the theme picker. */
export function PersonMenu({ name, photo_url, entries, about }: Props) {
  const others = about.filter(({ to }) => !entries.some((entry) => entry.to === to))
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        className="flex size-11 items-center justify-center rounded-full"
        aria-label={`Menu de ${name}`}
      >
        <Avatar name={name} photo_url={photo_url} size={36} />
      </button>
      <MenuPopover
        id={menuId}
        label="Sua conta"
        wide
        entries={entries}
        head={<p className="truncate px-3 pt-2 pb-2 font-display text-lg font-semibold">{name}</p>}
      >
        <ThemePicker />
        <ul
          aria-label="Sobre o site"
          className="mt-1 flex flex-wrap gap-x-4 border-t border-base-300 px-3 pt-1.5 text-sm text-muted"
        >
          {others.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={() => document.getElementById(menuId)?.hidePopover()}
                className="inline-flex min-h-11 min-w-11 items-center hover:text-base-content hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </MenuPopover>
    </>
  )
}
