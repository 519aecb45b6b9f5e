import { formatLongDay, onDay } from '#shared/dates.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { Link } from '#ui/components/link.tsx'

type Props = {
  authors: { nickname: string; photo_url: string | null }[]
  reading_minutes: number
  published_at?: string | Date
  updated_at?: string | Date
}

const DAY = 86_400_000

/** Who signs, when it came out and how long it takes. */
export function Byline({ authors, reading_minutes, published_at, updated_at }: Props) {
  const changed = published_at && updated_at && +new Date(updated_at) - +new Date(published_at) > DAY
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label="Quem escreveu" className="flex flex-wrap gap-x-4 gap-y-1">
        {authors.map(({ nickname, photo_url }) => (
          <li key={nickname}>
            <Link
              to={`/blog/autor/${nickname}`}
              className="flex min-h-11 items-center gap-2 font-semibold hover:underline"
            >
              <Avatar name={nickname} photo_url={photo_url} size={36} />
              {nickname}
            </Link>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        {published_at && <time dateTime={new Date(published_at).toISOString()}>{formatLongDay(published_at)}</time>}
        {changed && <span>atualizada {onDay(formatLongDay(updated_at))}</span>}
        <span>{reading_minutes} min de leitura</span>
      </p>
    </div>
  )
}
