import type { UpdateView } from '#domains/garden/journal/updates/update.view.ts'
import { plural } from '#shared/numbers.ts'
import type { PhotoDocument } from '#shared/photo-document.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'

export type FollowedLine = Pick<UpdateView, 'id' | 'title' | 'text' | 'chips' | 'happened_at'> & {
  nickname: string
  photo_url: string | null
  plant: { slug: string; name: string } | null
  photo: PhotoDocument | null
  more_plants: number
}

/** What those whom one follows wrote last; or how to find somebody to follow. */
export const FollowedFeed = ({ lines, following }: { lines: FollowedLine[]; following: number }) => (
  <Card title="De quem você segue">
    {lines.length > 0 ? (
      <ol className="-my-4 divide-y divide-base-300">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
    ) : (
      <div className="space-y-3">
        <p className="text-muted">
          {following
            ? 'Quem você segue ainda não anotou nada em uma planta aberta.'
            : 'Siga alguém para ver aqui o que acontece no jardim dessa pessoa.'}
        </p>
        <LinkButton to="#abertos" size="sm">
          Ver jardins abertos
        </LinkButton>
      </div>
    )}
  </Card>
)

const Line = ({ line: { nickname, photo_url, plant, photo, more_plants, ...line } }: { line: FollowedLine }) => (
  <li className="flex gap-3 py-4">
    <Avatar name={nickname} photo_url={photo_url} size={36} />
    <div className="min-w-0 flex-1 text-[0.9375rem]">
      <p className="leading-snug">
        <Link to={`/perfil/${nickname}`} className="reach-up inline-block font-semibold hover:underline">
          {nickname}
        </Link>{' '}
        <span className="text-muted">em</span>{' '}
        {plant && (
          <Link to={`/cultivo/planta/${plant.slug}`} className="link reach-down inline-block">
            {plant.name}
          </Link>
        )}
        {more_plants > 0 && <span className="text-muted"> e mais {plural(more_plants, 'planta', 'plantas')}</span>}
      </p>
      <p className="text-sm text-muted">
        {line.title}, <RelativeTime at={line.happened_at} />
      </p>
      <p className="mt-1 line-clamp-3 wrap-anywhere">{line.text || line.chips.join(' · ')}</p>
    </div>
    {photo && plant && (
      <Link to={`/cultivo/planta/${plant.slug}`} className="w-20 shrink-0 self-start overflow-clip rounded-field">
        <Photo photo={photo} alt={`Foto de ${plant.name}`} ratio="1/1" shown="80px" />
      </Link>
    )}
  </li>
)
