import { SaveToggle, ViewCount } from '#domains/social/ui.ts'
import { formatNumericDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PrivacyMark } from '#ui/components/privacy.tsx'
import { deferred } from '#ui/deferred.tsx'
import { cycleDay } from '../cycle-day.words.ts'
import type { PlantView } from '../plant.view.ts'
import { CycleMark } from './cycle-mark.tsx'
import { useLiveCount } from './use-live-count.ts'

// For the owner only; other viewers do not load them.
const PlantTools = deferred(async () => (await import('./plant-tools.tsx')).PlantTools)

/** Name, cycle and day, owner; 'Registrar' and a menu of the other acts for the owner, the save button for all. */
export function PlantHead({ plant }: { plant: PlantView }) {
  const saves = useLiveCount(plant.id, plant.saves_count)
  const { can, user } = plant
  return (
    <PageHeader
      title={plant.name}
      text={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="inline-flex items-center gap-1.5">
            <CycleMark cycle={plant.plant_cycle} size={24} />
            {cycleDay(plant)}
          </span>
          {can.see_privacy ? (
            <PrivacyMark isPrivate={plant.private} />
          ) : (
            <Link to={`/perfil/${user.nickname}`} className="link">
              de {user.nickname}
            </Link>
          )}
          <Link to={`/cultivo/${user.nickname}/plantas`} className="link max-sm:hidden">
            {can.see_privacy ? 'suas plantas' : 'mais plantas'}
          </Link>
          <ViewCount target={{ plant_id: plant.id }} count={plant.views_count} />
        </span>
      }
      more={
        <>
          {can.update && (
            <LinkButton
              to={`/cultivo/planta/${plant.slug}/atualizacoes`}
              tone="primary"
              icon="notebook-pen"
              className="grow sm:order-last"
            >
              Registrar
            </LinkButton>
          )}
          <SaveToggle
            target={{ plant_id: plant.id }}
            saved={plant.is_save}
            count={saves}
            what={`a planta ${plant.name}`}
          />
          {(can.update || can.see_privacy) && <PlantTools plant={plant} />}
        </>
      }
    >
      <Ending plant={plant} />
    </PageHeader>
  )
}

/** What has become of it; nothing of a living plant. */
function Ending({ plant: { archived, status, ended_on, loss_cause } }: { plant: PlantView }) {
  if (!archived && status === 'viva') return null
  return (
    <div className="flex flex-wrap gap-2">
      {archived && (
        <Badge icon="archive" tone="amber">
          No arquivo
        </Badge>
      )}
      {status === 'colhida' && ended_on && (
        <Badge icon="wheat" tone="primary">
          Colhida em {formatNumericDay(ended_on)}
        </Badge>
      )}
      {status === 'morta' && (
        <Badge icon="circle-x" tone="clay">
          Perdida{loss_cause ? `: ${loss_cause}` : ''}
        </Badge>
      )}
    </div>
  )
}
