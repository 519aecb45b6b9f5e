import { SaveToggle } from '#domains/base/social/ui.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { PrivacyMark } from '#ui/components/privacy.tsx'
import { Ribbon } from '#ui/components/ribbon.tsx'
import { useRootData } from '#ui/root-data.ts'
import { cycleDay } from '../cycle-day.words.ts'
import type { PlantCard as Plant } from '../plants.schemas.ts'
import { CycleMark } from './cycle-mark.tsx'

type Props = {
  plant: Plant
  /** Rank 1 to 3 in the ranking shows a ribbon. */
  position?: number
  /** Above the fold: loads its photo eagerly. */
  priority?: boolean
  /** Heading level; 2 directly below the page title. */
  level?: 2 | 3
  /** Shows the owner: for lists of many growers. */
  withGrower?: boolean
  /** What is due: 'Regar, hoje'. */
  note?: string | null
  /** Among one's own: its form is one tap away. */
  registers?: boolean
}

/**
 * A plant in a list: 184 px wide on large screens, photo 4:5. The whole card links to the plant; the save button is
 * separate.
 */
export function PlantCard({ plant, position, priority, level = 3, withGrower, note, registers }: Props) {
  const Name = `h${level}` as const
  const mine = useRootData()?.viewer?.id === plant.created_by
  return (
    <article className="group relative flex h-full w-full flex-col overflow-hidden rounded-box border border-base-300 bg-surface">
      <Cover plant={plant} priority={priority} />
      <Ribbon position={position} />
      {mine && (
        <span className="absolute top-2 right-2 grid size-8 place-items-center rounded-full bg-surface/90">
          <PrivacyMark isPrivate={plant.private} iconOnly />
        </span>
      )}
      <div className="flex-1 space-y-1 p-3 pb-1">
        <Name className="line-clamp-2 text-base leading-snug font-semibold break-words">
          <Link to={`/cultivo/planta/${plant.slug}`} className="after:absolute after:inset-0 hover:underline">
            {plant.name}
          </Link>
        </Name>
        <p className="flex items-start gap-1.5 text-sm leading-5 text-muted">
          <CycleMark cycle={plant.plant_cycle} />
          <span className="min-w-0">{cycleDay(plant)}</span>
        </p>
        {note && (
          <p className="flex items-start gap-1.5 text-sm leading-5 font-medium">
            <Icon name="clock" size={16} className="mt-0.5 shrink-0 text-secondary" />
            <span className="line-clamp-2 min-w-0">{note}</span>
          </p>
        )}
        {plant.genetic && <p className="truncate text-sm text-muted">{plant.genetic.name}</p>}
        {withGrower && <p className="truncate text-sm text-muted">de {plant.user.nickname}</p>}
      </div>
      <div className="relative flex items-center justify-between gap-1 px-1 pb-1">
        {registers && (
          <Link
            to={`/cultivo/planta/${plant.slug}/atualizacoes`}
            className="flex min-h-11 items-center gap-1.5 rounded-field px-2 text-sm font-medium text-primary hover:bg-base-200"
          >
            <Icon name="notebook-pen" size={18} />
            Registrar
            <span className="sr-only"> em {plant.name}</span>
          </Link>
        )}
        {(!registers || plant.saves_count > 0) && (
          <SaveToggle
            size="sm"
            target={{ plant_id: plant.id }}
            saved={plant.is_save}
            count={plant.saves_count}
            what={`a planta ${plant.name}`}
          />
        )}
      </div>
    </article>
  )
}

/** Six per row on large screens, four or three on medium ones, two on phones. */
const shownWidths = '(min-width: 64rem) 184px, (min-width: 48rem) 23vw, (min-width: 40rem) 31vw, calc(50vw - 1.5rem)'

function Cover({ plant, priority }: { plant: Plant; priority?: boolean }) {
  const photo = plant.photos[0]?.document
  if (photo)
    return <Photo photo={photo} alt={`Foto de ${plant.name}`} ratio="4/5" shown={shownWidths} priority={priority} />
  return (
    <div className="grid aspect-4/5 place-items-center bg-base-200">
      <CycleMark cycle={plant.plant_cycle} size={88} />
    </div>
  )
}
