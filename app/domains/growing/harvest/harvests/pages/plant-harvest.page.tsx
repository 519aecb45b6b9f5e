import { data } from 'react-router'
import { PlantTabs } from '#domains/garden/garden/plants/ui.ts'
import { dayKey } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { HarvestJars } from '../../jars/components/harvest-jars.tsx'
import { DryingState } from '../components/drying-state.tsx'
import { HarvestCosts } from '../components/harvest-costs.tsx'
import { HarvestForm } from '../components/harvest-form.tsx'
import { HarvestWeights } from '../components/harvest-weights.tsx'
import { HarvestYield } from '../components/harvest-yield.tsx'
import { readHarvestFields } from '../harvest.form.ts'
import type { Route } from './+types/plant-harvest.page'
import { tariffCookie, withSavedTariff } from './saved-tariff.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Colheita de ${loaderData?.plant.name ?? 'uma planta'}`,
  noindex: loaderData?.plant.private,
}))

/** The inputs in the URL; invalid fields respond with 422, the rest is still computed. */
export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const {
    garden: { plants },
    harvest: { harvests },
  } = apiFor(context)
  const plant = await plants.show({ id_or_slug: params.slug })
  const isGrower = plant.can.see_privacy
  const { query, typed, errors } = readHarvestFields(
    isGrower ? withSavedTariff(url.searchParams, request) : url.searchParams,
  )
  const { fresh_water, target_water, ...rest } = query
  const report = await harvests.show({
    id_or_slug: params.slug,
    ...(errors.target_water ? rest : { ...rest, fresh_water, target_water }),
  })
  cacheForVisitors(context, `plant:${plant.id}`, ...(report.yield.space ? [`space:${report.yield.space.id}`] : []))
  const headers = tariffCookie(isGrower ? query.tariff : undefined, request)
  const jars = isGrower && plant.status === 'colhida' ? await jarsOf(context, plant.id) : null
  const today = dayKey(context.get(requestContext).now())
  return data(
    { plant, report, typed, errors, jars, today },
    { status: Object.keys(errors).length ? 422 : 200, headers },
  )
}

/** Jars, visible to the owner only. */
const jarsOf = async (context: Route.LoaderArgs['context'], plant_id: number) =>
  (await apiFor(context).harvest.jars.list({ plant_id, per_page: 100, order_type: 'asc' })).data

export default function PlantHarvestPage({ loaderData }: Route.ComponentProps) {
  const { plant, report, typed, errors, jars, today } = loaderData
  const empty =
    report.drying.points.length + report.drying.parts.length === 0 &&
    Object.values(report.weights).every((grams) => grams === null)
  return (
    <>
      <PageHeader
        title={`Colheita de ${plant.name}`}
        crumbs={[{ to: `/cultivo/planta/${plant.slug}`, label: plant.name }]}
      />
      <PlantTabs plant={plant} />
      {empty ? (
        <div className="space-y-8">
          <EmptyState
            image="/arte/ciclos/colheita.svg"
            text={plant.can.update ? 'Anote a colheita e os pesos no diário dela.' : 'Ainda não há pesos anotados.'}
            action={
              plant.can.update && (
                <LinkButton to={`/cultivo/planta/${plant.slug}/atualizacoes?tipo=colheita`} tone="primary">
                  Registrar colheita
                </LinkButton>
              )
            }
          />
          {jars && <HarvestJars jars={jars} slug={plant.slug} today={today} />}
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="min-w-0 space-y-8">
            <HarvestWeights {...report} />
            <DryingState report={report} slug={plant.slug} mayWrite={plant.can.update} />
            {jars && <HarvestJars jars={jars} slug={plant.slug} today={today} />}
            <HarvestYield harvested={report.yield} />
            {report.costs && <HarvestCosts costs={report.costs} harvested={report.yield} />}
          </div>
          <aside>
            <HarvestForm slug={plant.slug} typed={typed} errors={errors} withTariff={report.costs !== null} />
          </aside>
        </div>
      )}
    </>
  )
}
