import { SaveToggle } from '#domains/base/social/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { PrivacyMark } from '#ui/components/privacy.tsx'
import { Ribbon } from '#ui/components/ribbon.tsx'
import { useRootData } from '#ui/root-data.ts'
import { kindOf } from '../space.kinds.ts'
import type { SpaceCard as Space } from '../spaces.schemas.ts'
import { spaceSize } from './space-size.words.ts'

type Props = {
  space: Space
  priority?: boolean
  /** Shows the owner: for lists of many growers. */
  withGrower?: boolean
  /** Rank 1 to 3 in a ranking shows a ribbon. */
  position?: number
  /** Heading level; 2 directly below the page title. */
  level?: 2 | 3
}

/** A space in a list. The whole card links to it; the save button is separate. */
export function SpaceCard({ space, priority, withGrower, position, level = 2 }: Props) {
  const mine = useRootData()?.viewer?.id === space.created_by
  const Name = `h${level}` as const
  const kind = kindOf(space.kind)
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-box border border-base-300 bg-surface">
      <Cover space={space} priority={priority} />
      <Ribbon position={position} />
      {mine && (
        <span className="absolute top-2 right-2 grid size-8 place-items-center rounded-full bg-surface/90">
          <PrivacyMark isPrivate={space.private} iconOnly />
        </span>
      )}
      <div className="flex-1 space-y-1 p-4 pb-2">
        <Name className="text-lg leading-snug font-semibold break-words">
          <Link to={`/cultivo/espaco/${space.slug}`} className="after:absolute after:inset-0 hover:underline">
            {space.name}
          </Link>
        </Name>
        <p className="figures text-sm text-muted">{[kind.label, spaceSize(space)].filter(Boolean).join(' · ')}</p>
        <p className="text-sm">
          {space.plants_count ? plural(space.plants_count, 'planta', 'plantas') : 'Sem plantas'}
        </p>
        {withGrower && <p className="truncate text-sm text-muted">de {space.user.nickname}</p>}
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
