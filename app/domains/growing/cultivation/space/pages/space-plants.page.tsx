import { z } from 'zod'
import { PlantFilter } from '#domains/garden/garden/plants/plants.schemas.ts'
import { PlantGrid } from '#domains/garden/garden/plants/ui.ts'
import { PastPlants, SpaceHead } from '#domains/garden/garden/spaces/ui.ts'
import { SpaceCare } from '#domains/garden/journal/care/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import type { Route } from './+types/space-plants.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `Plantas · ${loaderData.space.name}` : 'Plantas de um espaço',
  noindex: loaderData?.space.private,
}))

const Past = z.object({ passadas: PlantFilter.shape.page })

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const {
    garden: { spaces, plants },
    journal: { updates },
  } = apiFor(context)
  const space = await spaces.show({ slug: params.slug })
  cacheForVisitors(context, `space:${space.id}`, `user:${space.created_by}`)
  const [list, past] = await Promise.all([
    plants.list({ ...filterOf(request, PlantFilter), space_id: space.id }),
    spaces.pastPlants({ slug: params.slug, page: filterOf(request, Past).passadas }),
  ])
  const care = await updates.care({ plants_id: list.data.map(({ id }) => id) })
  return { space, plants: list, past, care: care.data }
}

export default function SpacePlantsPage({ loaderData: { space, plants, past, care } }: Route.ComponentProps) {
  return (
    <>
      <SpaceHead space={space} page="Plantas" />
      <PlantGrid
        level={2}
        plants={plants}
        empty={
          <EmptyState
            image="/arte/vazios/plantas.svg"
            text={space.can.update ? 'Nenhuma planta mora aqui ainda.' : 'Nenhuma planta pública por aqui.'}
            action={
              space.can.update && <LinkButton to={`/cultivo/add-planta?espaco=${space.id}`}>Nova planta</LinkButton>
            }
          />
        }
      />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-2">
        <SpaceCare plants={plants.data} care={care} />
        <PastPlants past={past} />
      </div>
    </>
  )
}
