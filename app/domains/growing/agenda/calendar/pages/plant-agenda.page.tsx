import { PlantTabs } from '#domains/garden/garden/plants/ui.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { ThingAgenda } from '../components/thing-agenda.tsx'
import type { Route } from './+types/plant-agenda.page'
import { viewOf } from './view-of.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Agenda · ${loaderData?.plant.name ?? 'uma planta'}`,
  noindex: true,
}))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const {
    garden: { plants },
    agenda: { tasks },
  } = apiFor(context)
  const { window, ...shown } = viewOf(context, url)
  const [plant, agenda] = await Promise.all([
    plants.show({ id_or_slug: params.slug }),
    tasks.list({ ...window, plant: params.slug }),
  ])
  return { plant, agenda, ...shown }
}

export default function PlantAgendaPage({ loaderData: { plant, ...rest } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={`Agenda · ${plant.name}`}
        crumbs={[{ to: `/cultivo/planta/${plant.slug}`, label: plant.name }]}
      />
      <PlantTabs plant={plant} />
      <ThingAgenda {...rest} about={{ type: 'plant', id: plant.id }} />
    </>
  )
}
