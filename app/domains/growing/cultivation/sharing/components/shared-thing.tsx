import { cycleDay } from '#domains/garden/garden/plants/cycle-day.words.ts'
import { CycleHistory, CycleMark, PlantHarvest } from '#domains/garden/garden/plants/ui.ts'
import { kindOf } from '#domains/garden/garden/spaces/space.kinds.ts'
import { SpaceFigures } from '#domains/garden/garden/spaces/ui.ts'
import { UpdateBody } from '#domains/garden/journal/updates/ui.ts'
import { summaryOf } from '#domains/garden/journal/updates/update.view.ts'
import { formatDay, formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { Timeline } from '#ui/components/timeline.tsx'
import type { Shared } from '../share-links.schemas.ts'
import type { SharedPlant, SharedUpdate } from '../shared-things.schemas.ts'

/** What a holder of the link sees: read-only, without links to the owner's other things. */
export function SharedThing({ shared: { thing, expires_at } }: { shared: Shared }) {
  const { updates, photos } = thing
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title={thing.name}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {thing.kind === 'plant' && <PlantNow plant={thing} />}
            {thing.grower && <span>de {thing.grower}</span>}
          </span>
        }
      >
        <div className="mt-3 flex flex-wrap gap-2">
          <Badge icon="clock">Visita até {formatDayTime(expires_at)}</Badge>
          {thing.kind === 'space' && (
            <Badge icon={kindOf(thing.place_kind).icon}>{kindOf(thing.place_kind).label}</Badge>
          )}
          {thing.kind === 'plant' && thing.genetic && <Badge icon="sprout">{thing.genetic.name}</Badge>}
          {thing.kind === 'plant' && thing.space_name && <Badge icon="tent">{thing.space_name}</Badge>}
          {thing.kind === 'plant' && <Badge icon="calendar">Começou {formatDay(thing.started_on)}</Badge>}
        </div>
      </PageHeader>
      <div className={thing.kind === 'plant' ? 'grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px]' : ''}>
        <div className="min-w-0 space-y-8">
          {photos.length > 0 && (
            <PhotoGrid
              priority
              photos={photos.map(({ document }) => document)}
              label={thing.grower === null ? 'Fotos da visita' : `Fotos de ${thing.name}`}
            />
          )}
          {thing.kind === 'space' && <SpaceFigures space={{ figures: thing.figures, kind: thing.place_kind }} />}
          {thing.description && <p className="max-w-[70ch] whitespace-pre-line">{thing.description}</p>}
          <section aria-labelledby="linha" className="space-y-4">
            <h2 id="linha" className="text-xl">
              Linha do tempo
            </h2>
            {updates.total === 0 ? <p className="text-muted">Ainda não há atualizações.</p> : null}
            <SharedTimeline updates={updates.data} />
            <Pager {...updates} />
          </section>
        </div>
        {thing.kind === 'plant' && (
          <aside className="space-y-6">
            <PlantHarvest plant={thing} />
            <CycleHistory plant={thing} />
          </aside>
        )}
      </div>
    </div>
  )
}

const PlantNow = ({ plant }: { plant: SharedPlant }) => (
  <span className="inline-flex items-center gap-1.5">
    <CycleMark cycle={plant.plant_cycle} size={24} />
    {cycleDay(plant)}
  </span>
)

const SharedTimeline = ({ updates }: { updates: SharedUpdate[] }) => (
  <Timeline
    items={updates.map((update) => {
      const { icon, title, chips } = summaryOf(update)
      return {
        id: update.id,
        at: new Date(update.happened_at).toISOString(),
        icon,
        title,
        children: (
          <div className="space-y-2.5">
            <UpdateBody update={{ ...update, chips }} />
          </div>
        ),
      }
    })}
  />
)
