import { SaveToggle, ViewCount } from '#domains/social/ui.ts'
import { formatDay, formatNumericDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { deferred } from '#ui/deferred.tsx'
import { cycleDay } from '../cycle-day.words.ts'
import type { PlantView } from '../plant.view.ts'
import { CycleMark } from './cycle-mark.tsx'
import { useLiveCount } from './use-live-count.ts'

// For the owner only; other viewers do not load them.
const PlantTools = deferred(async () => (await import('./plant-tools.tsx')).PlantTools)

/** Name, cycle and day, owner; save button for all, privacy toggle and edit link for the owner. */
export function PlantHead({ plant }: { plant: PlantView }) {
  const saves = useLiveCount(plant.id, plant.saves_count)
  return (
    <PageHeader
      title={plant.name}
      text={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="inline-flex items-center gap-1.5">
            <CycleMark cycle={plant.plant_cycle} size={24} />
            {cycleDay(plant)}
          </span>
          <Link to={`/perfil/${plant.user.nickname}`} className="link">
            de {plant.user.nickname}
          </Link>
          <Link to={`/cultivo/${plant.user.nickname}/plantas`} className="link">
            {plant.can.see_privacy ? 'suas plantas' : 'mais plantas'}
          </Link>
          <ViewCount target={{ plant_id: plant.id }} count={plant.views_count} />
        </span>
      }
      more={
        <>
          <SaveToggle
            target={{ plant_id: plant.id }}
            saved={plant.is_save}
            count={saves}
            what={`a planta ${plant.name}`}
          />
          {(plant.can.update || plant.can.see_privacy) && <PlantTools plant={plant} />}
        </>
      }
      action={
        plant.can.update && (
          <LinkButton to={`/cultivo/planta/${plant.slug}/atualizacoes`} tone="primary" icon="notebook-pen">
            Registrar
          </LinkButton>
        )
      }
    >
      <div className="flex flex-wrap gap-2">
        {plant.archived && (
          <Badge icon="archive" tone="amber">
            No arquivo
          </Badge>
        )}
        {plant.status === 'colhida' && plant.ended_on && (
          <Badge icon="wheat" tone="primary">
            Colhida em {formatNumericDay(plant.ended_on)}
          </Badge>
        )}
        {plant.status === 'morta' && (
          <Badge icon="circle-x" tone="clay">
            Perdida{plant.loss_cause ? `: ${plant.loss_cause}` : ''}
          </Badge>
        )}
        {plant.genetic && <Badge icon="sprout">{plant.genetic.name}</Badge>}
        {plant.mother ? (
          <Badge to={`/cultivo/planta/${plant.mother.slug}`} icon="copy">
            Clone de {plant.mother.name}
          </Badge>
        ) : (
          <Badge>{plant.origin === 'clone' ? 'De clone' : 'De semente'}</Badge>
        )}
        {plant.group_name && <Badge icon="boxes">{plant.group_name}</Badge>}
        {plant.space && (
          <Badge to={`/cultivo/espaco/${plant.space.slug}`} icon="tent">
            {plant.space.name}
          </Badge>
        )}
        <Badge icon="calendar">Desde {formatDay(plant.started_on)}</Badge>
      </div>
    </PageHeader>
  )
}
