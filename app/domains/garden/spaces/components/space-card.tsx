import { SaveToggle } from '#domains/social/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { PrivacyMark } from '#ui/components/privacy.tsx'
import { useRootData } from '#ui/root-data.ts'
import { kindOf } from '../space.kinds.ts'
import type { SpaceCard as Space } from '../spaces.schemas.ts'
import { spaceSize } from './space-size.words.ts'

/** A space in a list. The whole card links to it; the save button is separate. */
export function SpaceCard({ space, priority }: { space: Space; priority?: boolean }) {
  const mine = useRootData()?.viewer?.id === space.created_by
  const kind = kindOf(space.kind)
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-box border border-base-300 bg-surface">
      <Cover space={space} priority={priority} />
      {mine && (
        <span className="absolute top-2 right-2 grid size-8 place-items-center rounded-full bg-surface/90">
          <PrivacyMark isPrivate={space.private} iconOnly />
        </span>
      )}
      <div className="flex-1 space-y-1 p-4 pb-2">
        <h2 className="text-lg leading-snug font-semibold break-words">
          <Link to={`/cultivo/espaco/${space.slug}`} className="after:absolute after:inset-0 hover:underline">
            {space.name}
          </Link>
        </h2>
        <p className="figures text-sm text-muted">{[kind.label, spaceSize(space)].filter(Boolean).join(' · ')}</p>
        <p className="text-sm">
          {space.plants_count ? plural(space.plants_count, 'planta', 'plantas') : 'Sem plantas'}
        </p>
      </div>
      <div className="relative px-2 pb-2">
        <SaveToggle
          size="sm"
          target={{ space_id: space.id }}
          saved={space.is_save}
          count={space.saves_count}
          what={`o espaço ${space.name}`}
        />
      </div>
    </article>
  )
}

function Cover({ space, priority }: { space: Space; priority?: boolean }) {
  const photo = space.photos[0]?.document
  const shown = '(min-width: 64rem) 380px, (min-width: 40rem) 45vw, 92vw'
  if (photo) return <Photo photo={photo} alt={`Foto de ${space.name}`} ratio="16/9" shown={shown} priority={priority} />
  return (
    <div className="grid aspect-[16/9] place-items-center bg-primary/8 text-primary">
      <Icon name={kindOf(space.kind).icon} size={56} />
    </div>
  )
}
