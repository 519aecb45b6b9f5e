import { Avatar } from '#ui/components/avatar.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'

/** Opens the composer in one tap. */
export const OpenComposer = ({ nickname, photo_url }: { nickname: string; photo_url: string | null }) => (
  <Link
    to="/postagem/nova"
    prefetch="intent"
    className="card flex flex-row items-center gap-3 p-3 text-muted hover:bg-base-200"
  >
    <Avatar name={nickname} photo_url={photo_url} size={40} />
    <span className="flex-1">O que está crescendo aí?</span>
    <Icon name="camera" size={22} />
  </Link>
)
