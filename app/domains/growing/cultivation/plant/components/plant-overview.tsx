import { cutPhases } from '#domains/garden/garden/harvest-holds/harvest-holds.kinds.ts'
import { hidePartOf } from '#domains/garden/garden/hidden-parts/components/hide-part.view.ts'
import type { PlantView } from '#domains/garden/garden/plants/plant.view.ts'
import type { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import {
  CycleHistory,
  CycleMark,
  cycleForm,
  DeferredCycleForm,
  DeferredHarvest,
  PlantBadges,
  PlantHead,
  PlantPlaces,
  PlantSetup,
  PlantTabs,
} from '#domains/garden/garden/plants/ui.ts'
import type { Care } from '#domains/garden/journal/care/care.schemas.ts'
import { CareStats } from '#domains/garden/journal/care/ui.ts'
import { photoInDiary } from '#domains/garden/journal/photos/photo.words.ts'
import { UpdateTimeline } from '#domains/garden/journal/updates/ui.ts'
import { captioned, type UpdateView } from '#domains/garden/journal/updates/update.view.ts'
import type { PlanView } from '#domains/garden/plans/plans/plan.view.ts'
import { PlantPlanBands, PlantPlanCard } from '#domains/garden/plans/ui.ts'
import type { AgendaEntry } from '#domains/growing/agenda/tasks/tasks.schemas.ts'
import type { DueTask } from '#domains/growing/agenda/today/today.schemas.ts'
import type { ProblemCases } from '#domains/growing/problems/cases/cases.schemas.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import type { PhotoAction } from '#ui/components/lightbox.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { deferred, partsWithPage } from '#ui/deferred.tsx'
import type { WateringAnswer } from '../../watering-advice/watering-advice.schemas.ts'

type Props = {
  plant: PlantView
  latest: { data: UpdateView[]; total: number }
  care: Care | null
  cycles: PlantCycle[]
  plan: PlanView | null
  /** Its open tasks, for its grower alone. */
  tasks: {
    due: DueTask[]
    coming: AgendaEntry[] /** The day of the next watering among them. */
    watering: string | undefined
  } | null
  /** For who tends it. */
  watering: WateringAnswer | null
  cases: ProblemCases | null
}

// For who tends it only.
const NextTasks = deferred(async () => (await import('#domains/growing/agenda/today/ui.ts')).NextTasks)
const NextWatering = deferred(
  async () => (await import('../../watering-advice/components/next-watering.tsx')).NextWatering,
)
const AskHarvest = deferred(async () => (await import('./ask-harvest.tsx')).AskHarvest)
const PlantProblems = deferred(async () => (await import('#domains/growing/problems/cases/ui.ts')).PlantProblems)
await partsWithPage({ members: true })

/**
 * A plant. On a phone and a tablet in one column: photo, name and day, then what is next, then the rest; on large screens
 * what is next heads the column on the right, and its facts stand beside the photo.
 */
export function PlantOverview({ plant, latest, care, cycles, plan, tasks, watering, cases }: Props) {
  const address = `/cultivo/planta/${plant.slug}`
  const hide = plant.can.see_privacy ? hidePartOf(address) : undefined
  return (
    <div className="in-turn flex flex-col [reading-flow:flex-visual] lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-x-8">
      <div className="min-w-0 lg:col-span-2">
        <PlantHead plant={plant} />
        <PlantTabs plant={plant} />
      </div>
      <div className="contents min-w-0 lg:block lg:space-y-8">
        <div
          className={`contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-8 ${plant.photos.length ? 'xl:grid-cols-2' : ''}`}
        >
          <Photos plant={plant} hide={hide} />
          <div className="order-2 min-w-0 space-y-8">
            <PlantBadges plant={plant} />
            {care && getsWater(plant) && <CareStats care={care} />}
            {watering?.advice && (
              <NextWatering
                slug={plant.slug}
                advice={watering.advice}
                repeat={watering.repeat}
                planned={tasks?.watering}
              />
            )}
            {plant.can.update && isToBeCut(plant) && <AskHarvest slug={plant.slug} />}
            {plant.description && <p className="max-w-[70ch] whitespace-pre-line">{plant.description}</p>}
          </div>
        </div>
        <div className="order-2 min-w-0 max-lg:mt-8">
          <LatestUpdates plant={plant} latest={latest} hide={hide} />
        </div>
      </div>
      <aside className="contents lg:block lg:space-y-6">
        <div className="order-1 grid grid-cols-[minmax(0,1fr)] items-start gap-4 empty:hidden max-lg:mb-8 sm:max-lg:grid-cols-2 sm:max-lg:*:only:col-span-2 lg:gap-6">
          {plan && <PlantPlanCard plan={plan} />}
          {tasks && (
            <NextTasks here={{ type: 'plant', id: plant.id }} address={address} due={tasks.due} coming={tasks.coming} />
          )}
        </div>
        <div className="order-3 space-y-6 max-lg:mt-8">
          {cases && <PlantProblems slug={plant.slug} {...cases} />}
          <DeferredHarvest plant={plant} />
          {plan && <PlantPlanBands plan={plan} />}
          <CycleHistory plant={plant} />
          <PlantPlaces plant={plant} />
          <PlantSetup plant={plant} />
          {plant.can.update && (
            <div id={cycleForm}>
              <DeferredCycleForm plant={plant} cycles={cycles} />
            </div>
          )}
        </div>
      </aside>
    </div>
  )
}

/** What is cut is watered no more: how long ago it was says nothing of it. */
const getsWater = ({ status, plant_cycle }: PlantView) =>
  status === 'viva' && !cutPhases.some((cut) => cut === plant_cycle.slug)

/** Its phase says harvest, and no harvest is noted. */
const isToBeCut = ({ status, plant_cycle }: PlantView) => status === 'viva' && plant_cycle.slug === 'colheita'

/** The photos; without any the drawing of its cycle, where a phone's page begins. */
function Photos({ plant, hide }: Pick<Props, 'plant'> & { hide?: PhotoAction }) {
  const edge = 'order-first max-lg:-mx-4 max-lg:-mt-6 max-lg:mb-4 sm:max-lg:-mt-10'
  if (!plant.photos.length)
    return (
      <div className={`${edge} dotted grid h-32 place-items-center bg-base-200 lg:hidden`}>
        <CycleMark cycle={plant.plant_cycle} size={88} />
      </div>
    )
  return (
    <div className={edge}>
      <PhotoGrid cover priority photos={plant.photos} label={`Fotos de ${plant.name}`} action={hide} />
    </div>
  )
}

const LatestUpdates = ({ plant, latest, hide }: Pick<Props, 'plant' | 'latest'> & { hide?: PhotoAction }) => {
  const address = `/cultivo/planta/${plant.slug}/atualizacoes`
  return (
    <section aria-labelledby="atualizacoes" className="space-y-4">
      <h2 id="atualizacoes" className="text-xl">
        Últimas atualizações
      </h2>
      {latest.total === 0 ? (
        <EmptyState
          image="/arte/vazios/atualizacoes.svg"
          text={plant.can.update ? 'Conte o que aconteceu hoje com ela.' : 'Ainda não há atualizações.'}
          action={plant.can.update && <LinkButton to={address}>Escrever atualização</LinkButton>}
        />
      ) : (
        <>
          <UpdateTimeline
            updates={latest.data.map((update) => captioned(update, plant, photoInDiary(plant, update.happened_at)))}
            photoAction={hide}
          />
          <div className="flex flex-wrap gap-3">
            <LinkButton to={address}>
              {plant.can.update ? 'Ver todas as atualizações' : `Ver as ${latest.total} atualizações`}
            </LinkButton>
            {plant.can.update && (
              <LinkButton to={`/cultivo/planta/${plant.slug}/semana`} icon="calendar-days">
                Resumo da semana
              </LinkButton>
            )}
          </div>
        </>
      )}
    </section>
  )
}
