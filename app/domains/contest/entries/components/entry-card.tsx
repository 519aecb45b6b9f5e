import type { ReactNode } from 'react'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import type { CupEntryCard } from '../entries/cup-entries.schemas.ts'

type Props = { entry: CupEntryCard; withModality?: boolean; place?: number; children?: ReactNode }

/** A redondo in a list, with its grower: the public vote names them. */
export function EntryCard({ entry, withModality, place, children }: Props) {
  const { uuid, title, photo, user, modality, finalist } = entry
  return (
    <article className="card relative flex h-full flex-row overflow-clip sm:flex-col">
      {photo && (
        <div className="w-28 shrink-0 sm:w-full">
          <Photo photo={photo} alt="" ratio="4/3" shown="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 7rem" />
        </div>
      )}
      <div className="flex min-w-0 grow flex-col gap-1.5 p-3 sm:gap-2 sm:p-4">
        <h3 className="text-lg break-words">
          <Link to={`/copa-grower/ver-redondo/${uuid}`} className="link link-hover after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="text-muted">
          {user ? `de ${user.nickname}` : 'de quem já saiu'}
          {withModality && `, ${modality.name}`}
        </p>
        {(finalist || place) && (
          <p>
            <Badge tone="amber" icon="award">
              {place ? `${place}º lugar` : 'Finalista'}
            </Badge>
          </p>
        )}
        {children && <div className="relative mt-auto pt-2">{children}</div>}
      </div>
    </article>
  )
}
