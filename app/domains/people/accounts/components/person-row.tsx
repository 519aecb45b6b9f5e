import { Avatar } from '#ui/components/avatar.tsx'
import { Link } from '#ui/components/link.tsx'
import type { UserCard } from '../users/users.schemas.ts'
import { FollowButton } from './follow-button.tsx'
import { photoOf } from './photo.view.ts'

type Props = {
  person: UserCard
  /** Why they are in the list. */
  note?: string
  /** Heading level; 2 directly below the page title. */
  level?: 2 | 3
}

/** A user in a list, with the follow button. */
export const PersonRow = ({ person, note, level = 2 }: Props) => {
  const Name = `h${level}` as const
  return (
    <li className="card relative flex flex-row flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Avatar name={person.nickname} photo_url={photoOf(person, 112)} size={56} />
      <div className="min-w-0 flex-1 basis-40">
        <Name className="truncate text-base">
          <Link
            to={`/perfil/${person.nickname}`}
            className="link link-hover after:absolute after:inset-0 after:rounded-box"
          >
            {person.nickname}
          </Link>
        </Name>
        {note && <p className="text-sm">{note}</p>}
        {person.bio && <p className="line-clamp-2 text-sm text-muted">{person.bio}</p>}
      </div>
      <div className="relative">
        <FollowButton person={{ ...person, can: { save: true, update: false } }} />
      </div>
    </li>
  )
}
