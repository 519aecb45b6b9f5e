import { Avatar } from '../components/avatar.tsx'
import { type MenuEntry, MenuPopover } from '../components/drop-menu.tsx'
import { ThemePicker } from './theme-picker.tsx'

type Props = { name: string; photo_url: string | null; entries: MenuEntry[] }

/** User menu behind the avatar, with the theme picker. */
export function PersonMenu({ name, photo_url, entries }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-da-pessoa"
        className="flex size-11 items-center justify-center rounded-full"
        aria-label={`Menu de ${name}`}
      >
        <Avatar name={name} photo_url={photo_url} size={36} />
      </button>
      <MenuPopover
        id="menu-da-pessoa"
        label="Sua conta"
        entries={entries}
        head={<p className="truncate px-3 pt-2 pb-2 font-display text-lg font-semibold">{name}</p>}
      >
        <ThemePicker />
      </MenuPopover>
    </>
  )
}
