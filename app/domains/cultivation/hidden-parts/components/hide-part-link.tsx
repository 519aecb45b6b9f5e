import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'

export const hideAddress = (photo_id: string | number, from: string) =>
  `/cultivo/foto/${photo_id}/esconder?de=${encodeURIComponent(from)}`

/** Beside one's own photo, seen large: leads to the page that hides a part of it, and from there back to `from`. */
export const hidePartOf = (from: string) => (photo: { id: string | number }) => (
  <Link
    to={hideAddress(photo.id, from)}
    className="flex min-h-12 items-center gap-2 rounded-full bg-white/12 px-4 outline-white! hover:bg-white/20"
  >
    <Icon name="eye-off" />
    Esconder uma parte
  </Link>
)
