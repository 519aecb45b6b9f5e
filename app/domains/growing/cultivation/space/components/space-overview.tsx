import { hidePartOf } from '#domains/garden/garden/hidden-parts/components/hide-part.view.ts'
import type { PlantThumb } from '#domains/garden/garden/plants/plant.view.ts'
import { PlantThumbs } from '#domains/garden/garden/plants/ui.ts'
import type { SpaceDetail } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import { EquipmentList, SpaceFigures, SpaceHead } from '#domains/garden/garden/spaces/ui.ts'
import type { StuffCard } from '#domains/garden/garden/stuffs/stuffs.schemas.ts'
import type { AgendaEntry } from '#domains/growing/agenda/tasks/tasks.schemas.ts'
import type { DueTask } from '#domains/growing/agenda/today/today.schemas.ts'
import type { AirView } from '#domains/growing/climate/air.view.ts'
import { ClimateNow } from '#domains/growing/climate/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { deferred, partsWithPage } from '#ui/deferred.tsx'

type Props = {
  space: SpaceDetail
  air: AirView
  plants: PlantThumb[]
  /** The grower's items that have a place in a space. */
  own: StuffCard[]
  /** Its open tasks, for its grower alone. */
  tasks: { due: DueTask[]; coming: AgendaEntry[] } | null
}

// For the grower only.
const NextTasks = deferred(async () => (await import('#domains/growing/agenda/today/ui.ts')).NextTasks)
await partsWithPage({ members: true })

/** A space: its air, its plants, what is next; on large screens what is next and the equipment are on the right. */
export function SpaceOverview({ space, air, plants, own, tasks }: Props) {
  const address = `/cultivo/espaco/${space.slug}`
  return (
    <div className="in-turn flex flex-col [reading-flow:flex-visual] lg:grid lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-8">
      <div className="min-w-0 lg:col-span-2">
        <SpaceHead space={space} />
      </div>
      <div className="contents min-w-0 lg:block lg:space-y-8">
        <Photos space={space} />
        <div className="min-w-0 space-y-8">
          <ClimateNow air={air} address={address} mayWrite={space.can.update} />
          <Plants space={space} plants={plants} />
        </div>
        <div className="order-2 min-w-0 space-y-8 empty:hidden max-lg:mt-8">
          <SpaceFigures space={space} />
          {space.description && <p className="max-w-[70ch] whitespace-pre-line">{space.description}</p>}
        </div>
      </div>
      <aside className="contents lg:block lg:space-y-6">
        {tasks && (
          <div className="order-1 max-lg:mt-8">
            <NextTasks here={{ type: 'space', id: space.id }} address={address} {...tasks} />
          </div>
        )}
        <div className="order-3 space-y-4 max-lg:mt-8">
          {space.kind === 'cura' && space.can.see_privacy && (
            <LinkButton to={`/cultivo/potes?space_id=${space.id}`} icon="milk" wide>
              Potes de cura deste espaço
            </LinkButton>
          )}
          <EquipmentList space={space} own={own} />
        </div>
      </aside>
    </div>
  )
}

function Photos({ space: { photos, name, slug, can } }: Pick<Props, 'space'>) {
  if (!photos.length) return null
  return (
    <div className="order-first max-lg:-mx-4 max-lg:-mt-6 max-lg:mb-4 sm:max-lg:-mt-10">
      <PhotoGrid
        cover
        priority
        photos={photos.map(({ document }) => document)}
        label={`Fotos de ${name}`}
        action={can.see_privacy ? hidePartOf(`/cultivo/espaco/${slug}`) : undefined}
      />
    </div>
  )
}

const MOST = 6

function Plants({ space, plants }: Pick<Props, 'space' | 'plants'>) {
  if (!plants.length && !space.can.update) return null
  return (
    <section aria-labelledby="plantas" className="space-y-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="plantas" className="text-xl">
          Plantas
        </h2>
        {plants.length > MOST && (
          <Link to={`/cultivo/espaco/${space.slug}/plantas`} className="link py-1 text-sm">
            Ver todas
          </Link>
        )}
      </div>
      {plants.length ? (
        <PlantThumbs plants={plants.slice(0, MOST)} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted">Nenhuma planta mora aqui ainda.</p>
          <LinkButton to={`/cultivo/add-planta?espaco=${space.id}`} size="sm" icon="sprout">
            Nova planta
          </LinkButton>
        </div>
      )}
    </section>
  )
}
