import { hidePartOf } from '#domains/garden/hidden-parts/components/hide-part.view.ts'
import type { PlantView } from '#domains/garden/plants/plant.view.ts'
import type { PlantCycle } from '#domains/garden/plants/plants.schemas.ts'
import {
  CycleHistory,
  DeferredCycleForm,
  PlantHarvest,
  PlantHead,
  PlantPlaces,
  PlantSetup,
  PlantTabs,
} from '#domains/garden/plants/ui.ts'
import type { Care } from '#domains/journal/care/care.schemas.ts'
import { CareStats } from '#domains/journal/care/ui.ts'
import { UpdateTimeline } from '#domains/journal/updates/ui.ts'
import type { UpdateView } from '#domains/journal/updates/update.view.ts'
import type { PlanView } from '#domains/plans/plans/plan.view.ts'
import { PlantPlanCard } from '#domains/plans/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import type { PhotoAction } from '#ui/components/lightbox.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'

type Props = {
  plant: PlantView
  latest: { data: UpdateView[]; total: number }
  care: Care | null
  cycles: PlantCycle[]
  plan: PlanView | null
}

/** A plant: header, photos, latest updates, cycles. */
export function PlantOverview({ plant, latest, care, cycles, plan }: Props) {
  const address = `/cultivo/planta/${plant.slug}`
  const hide = plant.can.see_privacy ? hidePartOf(address) : undefined
  return (
    <>
      <PlantHead plant={plant} />
      <PlantTabs plant={plant} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 space-y-8">
          <PhotosAndFacts plant={plant} care={care} hide={hide} />
          <section aria-labelledby="atualizacoes" className="space-y-4">
            <h2 id="atualizacoes" className="text-xl">
              Últimas atualizações
            </h2>
            {latest.total === 0 ? (
              <EmptyState
                image="/arte/vazios/atualizacoes.svg"
                text={plant.can.update ? 'Conte o que aconteceu hoje com ela.' : 'Ainda não há atualizações.'}
                action={
                  plant.can.update && (
                    <LinkButton to={`${address}/atualizacoes`} tone="primary">
                      Escrever atualização
                    </LinkButton>
                  )
                }
              />
            ) : (
              <>
                <UpdateTimeline updates={latest.data} photoAction={hide} />
                <LinkButton to={`${address}/atualizacoes`}>
                  {plant.can.update ? 'Ver todas e escrever' : `Ver as ${latest.total} atualizações`}
                </LinkButton>
              </>
            )}
          </section>
        </div>
        <aside className="space-y-6">
          <PlantHarvest plant={plant} />
          {plan && <PlantPlanCard plan={plan} />}
          <CycleHistory plant={plant} />
          <PlantPlaces plant={plant} />
          <PlantSetup plant={plant} />
          {plant.can.update && <DeferredCycleForm plant={plant} cycles={cycles} />}
        </aside>
      </div>
    </>
  )
}

/** A single photo leaves room for the facts beside it on large screens. */
function PhotosAndFacts({ plant, care, hide }: Pick<Props, 'plant' | 'care'> & { hide?: PhotoAction }) {
  const photos = plant.photos.length > 0 && (
    <PhotoGrid priority photos={plant.photos} label={`Fotos de ${plant.name}`} action={hide} />
  )
  const facts = (
    <>
      {care && <CareStats care={care} />}
      {plant.description && <p className="max-w-[70ch] whitespace-pre-line">{plant.description}</p>}
    </>
  )
  if (plant.photos.length !== 1)
    return (
      <>
        {photos}
        {facts}
      </>
    )
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[560px_minmax(0,1fr)]">
      {photos}
      <div className="space-y-8">{facts}</div>
    </div>
  )
}
