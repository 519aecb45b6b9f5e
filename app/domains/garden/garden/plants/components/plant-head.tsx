import { ReportLink, SaveToggle, ViewCount } from '#domains/base/social/ui.ts'
import { Help } from '#ui/components/help.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PrivacyMark } from '#ui/components/privacy.tsx'
import { deferred } from '#ui/deferred.tsx'
import { cycleDay, cycleDayTerm } from '../cycle-day.words.ts'
import type { PlantView } from '../plant.view.ts'
import { CycleMark } from './cycle-mark.tsx'
import { cycleForm } from './deferred-cycle-form.tsx'
import { useLiveCount } from './use-live-count.ts'

// For the owner, and of a plant that has ended, alone.
const PlantTools = deferred(async () => (await import('./plant-tools.tsx')).PlantTools)
const PlantEnding = deferred(async () => (await import('./plant-ending.tsx')).PlantEnding)

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
            {can.update ? (
              <Link
                to={`/cultivo/planta/${plant.slug}#${cycleForm}`}
                className="link inline-flex min-h-11 items-center"
              >
                {cycleDay(plant)}
                <span className="sr-only">: mudar de fase</span>
              </Link>
            ) : (
              cycleDay(plant)
            )}
            <Help term={cycleDayTerm} />
          </span>
          {/* One line of facts: they go below the day together. */}
          <span className="flex flex-wrap items-center gap-x-3">
            {can.see_privacy ? (
              <PrivacyMark isPrivate={plant.private} />
            ) : (
              <Link to={`/perfil/${user.nickname}`} className="link reach">
                de {user.nickname}
              </Link>
            )}
            <Link to={`/cultivo/${user.nickname}/plantas`} className="link reach max-sm:hidden">
              {can.see_privacy ? 'Ver suas plantas' : 'Ver mais plantas'}
            </Link>
            <span className="text-sm">
              <ViewCount target={{ plant_id: plant.id }} count={plant.views_count} />
            </span>
          </span>
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
          {(can.update || can.see_privacy) && <PlantTools plant={plant} />}
          {!can.see_privacy && <ReportLink column="plant_id" id={plant.id} what={`a planta ${plant.name}`} />}
        </>
      }
    >
      {(plant.archived || plant.status !== 'viva') && <PlantEnding plant={plant} />}
    </PageHeader>
  )
}
